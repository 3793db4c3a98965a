import { Counter, Gauge, Histogram, Registry } from 'prom-client'

import { globalSingleton } from '@/src/lib/global-singleton'
import { currentBuild } from '@/src/platform/build'
import { isDatabaseDown } from '@/src/platform/database/outage'
import { ResponseTally } from './response-tally'

const STATEMENT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5]
const INVALIDATION_BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 5]
const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60, 300]
const WEBHOOK_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

function requestMetrics(registers: Registry[]) {
  return {
    responses: new ResponseTally(registers),
    invalidations: new Histogram({
      name: 'gevel_cache_invalidation_duration_seconds',
      help: 'Time from the notification of a change until every cache of the process has dropped what it concerns.',
      labelNames: ['outcome'],
      buckets: INVALIDATION_BUCKETS,
      registers,
    }),
  }
}

function databaseMetrics(registers: Registry[]) {
  return {
    statements: new Histogram({
      name: 'gevel_sql_statement_duration_seconds',
      help: 'Statements sent to Postgres, until their result is read.',
      labelNames: ['outcome'],
      buckets: STATEMENT_BUCKETS,
      registers,
    }),
    databaseUp: new Gauge({
      name: 'gevel_database_up',
      help: 'Whether the process can reach Postgres: 1 or 0.',
      registers,
      aggregator: 'min',
      collect() {
        this.set(isDatabaseDown() ? 0 : 1)
      },
    }),
  }
}

function workMetrics(registers: Registry[]) {
  return {
    jobs: new Histogram({
      name: 'gevel_job_duration_seconds',
      help: 'Runs of jobs in this process, by task and outcome.',
      labelNames: ['task', 'outcome'],
      buckets: JOB_BUCKETS,
      registers,
    }),
    mails: new Counter({
      name: 'gevel_mails_total',
      help: 'Messages handed to the mail server, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    webhooks: new Histogram({
      name: 'gevel_webhook_duration_seconds',
      help: 'Calls of webhooks, by outcome.',
      labelNames: ['outcome'],
      buckets: WEBHOOK_BUCKETS,
      registers,
    }),
  }
}

/** Each process counts as one; their sum is the number of workers. */
const processCount = (registers: Registry[]): void =>
  new Gauge({ name: 'gevel_workers', help: 'Processes that serve requests.', registers }).set(1)

/** Its value is always 1; the labels tell which build runs. */
const buildInfo = (registers: Registry[]) =>
  new Gauge({
    name: 'gevel_build_info',
    help: 'The build that runs, and its version of Node.',
    labelNames: ['build', 'node'],
    registers,
    aggregator: 'first',
    async collect() {
      const { id } = await currentBuild().catch(() => ({ id: 'unknown' }))
      this.set({ build: id, node: process.version }, 1)
    },
  })

/** A new set of all metrics. Labels have few values: never a path, a hostname or a tenant. */
function createMetrics() {
  const registry = new Registry()
  buildInfo([registry])
  processCount([registry])
  return {
    registry,
    ...requestMetrics([registry]),
    ...databaseMetrics([registry]),
    ...workMetrics([registry]),
  }
}

/** The metrics of this process. The server and Next's bundle are separate module graphs, which share them. */
export const metrics = () => globalSingleton('metrics', createMetrics)

export type Outcome = 'ok' | 'failed'

/** The seconds since `start`, a value of `performance.now()`. */
const secondsSince = (start: number): number => (performance.now() - start) / 1000

/** Runs `work` and reports its outcome and duration in seconds. */
export async function measure<T>(
  work: () => Promise<T>,
  report: (outcome: Outcome, seconds: number) => void,
): Promise<T> {
  const start = performance.now()
  try {
    const result = await work()
    report('ok', secondsSince(start))
    return result
  } catch (error) {
    report('failed', secondsSince(start))
    throw error
  }
}
