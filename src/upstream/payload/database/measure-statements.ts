/**
 * Defect: neither the adapter nor pg says which statements are sent: there is no event and no diagnostics channel, so
 * that they can be neither counted nor timed.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet
 * Remove when: measure-statements.int.test.ts "pg publishes nothing about the statements it sends" fails
 */
import { AsyncResource } from 'node:async_hooks'
import { Gauge } from 'prom-client'
import type { Payload } from 'payload'

import { globalSingleton } from '@/src/lib/global-singleton'
import { metrics, type Outcome } from '@/src/platform/metrics/metrics'
import { tracing } from '@/src/platform/tracing/spans'
import { currentRequestStatements } from '@/src/platform/database/request-statements'

type Query = (this: unknown, ...args: unknown[]) => unknown
type Callback = (error: unknown, ...rest: unknown[]) => unknown
type Pool = Payload['db']['pool']

const MEASURED = Symbol.for('gevel.measured')

const isCallback = (value: unknown): value is Callback => typeof value === 'function'
const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/** The text of a statement as pg accepts it; values are parameters and never part of it. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : ''
  return typeof text === 'string' ? text : ''
}

/** A span below that of the request or job; statements of neither have none. Only the operation is recorded. */
function startSpan(query: unknown) {
  const active = tracing()
  if (!active?.activeSpan()) return undefined
  const operation = /^\s*(\w+)/.exec(textOf(query))?.[1]?.toUpperCase() ?? 'QUERY'
  return active.tracer.startSpan(`postgres ${operation}`, {
    kind: active.kinds.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
  })
}

/** Called when a statement is sent; the result is called when it has ended. */
function begin(query: unknown): (error?: unknown) => void {
  const start = performance.now()
  const request = currentRequestStatements()
  const span = startSpan(query)
  return (error) => {
    const milliseconds = performance.now() - start
    const outcome: Outcome = error ? 'failed' : 'ok'
    metrics().statements.observe({ outcome }, milliseconds / 1000)
    if (request) {
      request.count += 1
      request.milliseconds += milliseconds
    }
    if (span && error) tracing()?.fail(span, error)
    span?.end()
  }
}

/** Wraps `query` of the clients of pg, in each form that it accepts: with a callback, and returning a promise. */
const measured = (query: Query): Query =>
  function measuredQuery(...args) {
    const end = begin(args[0])
    const index = args.findIndex(isCallback)
    const callback = args[index]
    if (isCallback(callback)) {
      const wrapped: Callback = (error, ...rest) => {
        end(error)
        return callback(error, ...rest)
      }
      return query.apply(this, args.with(index, wrapped))
    }
    const result = query.apply(this, args)
    if (isPromise(result)) result.then(() => end(), end)
    return result
  }

function reportPool(): { pool: Pool | null } {
  const slot: { pool: Pool | null } = { pool: null }
  new Gauge({
    name: 'gevel_sql_pool_connections',
    help: 'Connections of the pool: busy and idle ones, callers that wait for one, and the most that it opens.',
    labelNames: ['state'],
    registers: [metrics().registry],
    collect() {
      if (!slot.pool) return
      const { totalCount, idleCount, waitingCount, options } = slot.pool
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
      this.set({ state: 'max' }, options.max)
    },
  })
  return slot
}

/** A caller that waits gets its connection from whoever releases one, and would count as part of that request. */
function keepCaller(pool: Pool): void {
  const connect = pool.connect.bind(pool) as Query
  const bound: Query = (callback) => connect(isCallback(callback) ? AsyncResource.bind(callback) : callback)
  Object.assign(pool, { connect: bound })
}

/** Measures every statement of Payload's connections, and reports on their pool. */
export function measureStatements({ db: { pool } }: Payload): void {
  keepCaller(pool)
  globalSingleton('sql-pool', reportPool).pool = pool
  // The class is not part of pg's types; the adapter brings its own copy of pg.
  const { prototype } = (pool as unknown as { Client: { prototype: object } }).Client
  if (Reflect.has(prototype, MEASURED)) return
  const query = Reflect.get(prototype, 'query') as Query
  Object.assign(prototype, { query: measured(query), [MEASURED]: true })
}
