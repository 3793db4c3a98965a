import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

import { logger } from '@/src/platform/logger'
import type { WorkerMetrics } from './primary-metrics'

/** In milliseconds. The first failure in a row is mended at once; each further one waits twice as long. */
const TIMES = { firstRetry: 500, lastRetry: 30_000, healthy: 60_000 }

const listens = (worker: Worker): Promise<boolean> =>
  Promise.race([once(worker, 'listening').then(() => true), once(worker, 'exit').then(() => false)])

/** Keeps a number of workers running that share the port of the sites. Runs in the primary process. */
export class Supervisor {
  readonly #metrics: WorkerMetrics
  /** The worker of each number. */
  readonly #current = new Map<number, Worker>()
  /** Every worker that lives, also one that starts or that another has replaced. */
  readonly #living = new Set<Worker>()
  readonly #failures = new Map<number, number>()
  #stopping = false
  #reloading: Promise<void> | null = null

  constructor(metrics: WorkerMetrics) {
    // The workers accept connections themselves. Those that the primary process hands over hang when the worker is
    // killed before it takes them.
    cluster.schedulingPolicy = cluster.SCHED_NONE
    this.#metrics = metrics
  }

  /** Starts the workers. @throws when one of them ends before it listens */
  async start(count: number): Promise<void> {
    const numbers = Array.from({ length: count }, (_, index) => index + 1)
    const workers = await Promise.all(numbers.map((number) => this.#launch(number)))
    for (const [index, worker] of workers.entries()) {
      if (worker) this.#keep(index + 1, worker)
      else if (!this.#stopping) throw new Error('A worker did not start')
    }
  }

  /** Ends every worker, each after its requests in flight. */
  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all([...this.#living].map((worker) => this.#end(worker)))
  }

  /** Replaces the workers one by one: each ends once its successor listens. @throws when one does not start */
  reload(): Promise<void> {
    this.#reloading ??= this.#replaceAll().finally(() => (this.#reloading = null))
    return this.#reloading
  }

  /** @returns the worker once it listens; null when it ended before */
  async #launch(number: number): Promise<Worker | null> {
    // Its only argument: from 1 to the number of workers, also after it is replaced.
    cluster.setupPrimary({ args: [String(number)] })
    const worker = cluster.fork()
    this.#living.add(worker)
    worker.once('exit', () => {
      this.#living.delete(worker)
      this.#metrics.remove(worker)
    })
    if (!(await listens(worker))) return null
    this.#metrics.add(worker)
    return worker
  }

  #keep(number: number, worker: Worker): void {
    const started = Date.now()
    this.#current.set(number, worker)
    const onExit = () => {
      if (Date.now() - started >= TIMES.healthy) this.#failures.delete(number)
      void this.#replace(number, worker)
    }
    if (worker.isDead()) onExit()
    else worker.once('exit', onExit)
  }

  /** Replaces a worker that has ended by itself. */
  async #replace(number: number, worker: Worker): Promise<void> {
    const isMissing = () => !this.#stopping && this.#current.get(number) === worker
    if (!isMissing()) return
    const { pid, exitCode: code, signalCode: signal } = worker.process
    logger.error({ worker: number, pid, code, signal }, 'A worker ended')
    this.#metrics.countRestart()
    while (isMissing()) {
      await delay(this.#backOff(number), undefined, { ref: false })
      if (!isMissing()) return
      const successor = await this.#launch(number)
      if (successor && isMissing()) this.#keep(number, successor)
      else if (successor) await this.#end(successor)
    }
  }

  #backOff(number: number): number {
    const failures = this.#failures.get(number) ?? 0
    this.#failures.set(number, failures + 1)
    return failures === 0 ? 0 : Math.min(TIMES.firstRetry * 2 ** (failures - 1), TIMES.lastRetry)
  }

  async #replaceAll(): Promise<void> {
    for (const [number, worker] of [...this.#current]) {
      if (this.#stopping) return
      const successor = await this.#launch(number)
      if (!successor && !this.#stopping)
        throw new Error('A new worker did not start; the old ones keep running')
      if (!successor) return
      // It may have ended and been replaced meanwhile.
      const replaces = this.#current.get(number) === worker
      if (replaces) this.#keep(number, successor)
      await this.#end(replaces ? worker : successor)
    }
  }

  async #end(worker: Worker): Promise<void> {
    if (worker.isDead()) return
    const ended = once(worker, 'exit')
    worker.process.kill('SIGTERM')
    await ended
  }
}
