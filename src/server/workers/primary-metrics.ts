import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, Counter, Registry } from 'prom-client'

import { logger } from '@/src/platform/logger'
import type { Scrape } from '../metrics/scrape'
import { isOurs, type Snapshot, type ToPrimary, type ToWorker } from './messages'

/** A worker that takes longer to answer makes the scrape fail: without its counters, their sum would fall. */
const TIMEOUT_MS = 4000
/** Types whose values only grow, also when a worker is replaced. */
const CUMULATIVE: readonly string[] = ['counter', 'histogram']

const send = (worker: Worker, message: ToWorker): void => void worker.send(message)
const aggregate = (snapshots: Snapshot[]): Registry => AggregatorRegistry.aggregate(snapshots)

/** Collects the metrics of all workers in the primary process. */
export class WorkerMetrics {
  readonly #own = new Registry()
  readonly #restarts = new Counter({
    name: 'gevel_worker_restarts_total',
    help: 'Workers that ended and were replaced.',
    registers: [this.#own],
  })
  /** The last snapshot of each worker that serves; null before its first. */
  readonly #serving = new Map<Worker, Snapshot | null>()
  /** What workers that ended had counted. */
  #ended: Promise<Snapshot> = Promise.resolve([])
  #collections = 0
  readonly #collecting = new Map<number, (worker: Worker, snapshot?: Snapshot) => void>()

  constructor() {
    cluster.on('message', (worker, message: unknown) => {
      if (!isOurs<ToPrimary>(message)) return
      if (message.gevel === 'scrape') return void this.#answer(worker, message.id)
      if (this.#serving.has(worker)) this.#serving.set(worker, message.snapshot)
      this.#collecting.get(message.id)?.(worker, message.snapshot)
    })
  }

  /** A worker serves requests from now on. */
  add(worker: Worker): void {
    this.#serving.set(worker, null)
  }

  /** A worker has ended. What it counted stays, as of the last scrape. */
  remove(worker: Worker): void {
    const last = this.#serving.get(worker)
    this.#serving.delete(worker)
    for (const done of this.#collecting.values()) done(worker)
    if (!last) return
    const counted = last.filter(({ type }) => CUMULATIVE.includes(String(type)))
    this.#ended = this.#ended.then(
      async (before) => (await aggregate([before, counted]).getMetricsAsJSON()) as Snapshot,
    )
  }

  countRestart(): void {
    this.#restarts.inc()
  }

  /** @throws when a worker does not answer in time */
  readonly scrape: Scrape = async () => {
    const snapshots = await this.#collect()
    const texts = [aggregate([await this.#ended, ...snapshots]), this.#own].map((registry) =>
      registry.metrics(),
    )
    return (await Promise.all(texts)).join('')
  }

  /** Asks every worker that serves; one that ends meanwhile no longer counts. */
  #collect(): Promise<Snapshot[]> {
    this.#collections += 1
    const id = this.#collections
    const { promise, resolve, reject } = Promise.withResolvers<Snapshot[]>()
    const snapshots: Snapshot[] = []
    const missing = new Set(this.#serving.keys())
    const done = (worker: Worker | null, snapshot?: Snapshot) => {
      if (worker) missing.delete(worker)
      if (snapshot) snapshots.push(snapshot)
      if (missing.size === 0) resolve(snapshots)
    }
    const timer = setTimeout(() => reject(new Error('A worker does not answer')), TIMEOUT_MS)
    this.#collecting.set(id, done)
    for (const worker of missing) send(worker, { gevel: 'collect', id })
    done(null)
    return promise.finally(() => {
      clearTimeout(timer)
      this.#collecting.delete(id)
    })
  }

  async #answer(worker: Worker, id: number): Promise<void> {
    const text = await this.scrape().catch((error: unknown) => {
      logger.error({ err: error }, 'Metrics could not be collected')
      return null
    })
    if (worker.isConnected()) send(worker, { gevel: 'scraped', id, text })
  }
}
