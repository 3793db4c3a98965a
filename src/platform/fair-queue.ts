import { ClientQueueFullError, QueueFullError } from './queue-full-error'

type Limits = {
  /** Jobs that run at once: in all, and of one client. */
  running: number
  runningPerClient: number
  /** Jobs that wait: in all, and of one client. */
  waiting: number
  waitingPerClient: number
}

type Job = { key: string; start: () => Promise<void>; started: boolean; promise: Promise<unknown> }

/**
 * Runs jobs in turns of the clients that wait for them: nobody waits until all jobs of another client are done. A job that
 * several clients want runs once, at the first turn of any of them.
 */
export class FairQueue {
  readonly #limits: Limits
  /** The jobs that each client waits for, in the order of their turns. */
  readonly #lanes = new Map<string, Job[]>()
  readonly #jobs = new Map<string, Job>()
  readonly #runningOf = new Map<string, number>()
  #running = 0
  #waiting = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** How many jobs wait; one that several clients want counts for each of them. */
  get waiting(): number {
    return this.#waiting
  }

  /**
   * The result of the job `key`, which is started only if it neither waits nor runs.
   * @throws {ClientQueueFullError} when the client waits for too many jobs
   * @throws {QueueFullError} when too many jobs wait
   */
  async run<T>(client: string, key: string, work: () => Promise<T>): Promise<T> {
    const known = this.#jobs.get(key)
    if (known?.started) return known.promise as Promise<T>
    this.#requireRoom(client)
    const job = known ?? this.#create(key, work)
    const lane = this.#lanes.get(client)
    if (lane) lane.push(job)
    else this.#lanes.set(client, [job])
    this.#waiting += 1
    this.#startNext()
    return job.promise as Promise<T>
  }

  #requireRoom(client: string): void {
    const own = this.#lanes.get(client)?.length ?? 0
    if (own >= this.#limits.waitingPerClient) throw new ClientQueueFullError()
    if (this.#waiting >= this.#limits.waiting) throw new QueueFullError()
  }

  #create(key: string, work: () => Promise<unknown>): Job {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const start = () => work().then(resolve, reject)
    const job: Job = { key, start, started: false, promise }
    this.#jobs.set(key, job)
    return job
  }

  #startNext(): void {
    while (this.#running < this.#limits.running) {
      const next = this.#takeNext()
      if (!next) return
      void this.#start(next.client, next.job)
    }
  }

  /** The first job of the first client whose turn it is; that client goes to the end. */
  #takeNext(): { client: string; job: Job } | null {
    for (const [client, lane] of this.#lanes) {
      if ((this.#runningOf.get(client) ?? 0) >= this.#limits.runningPerClient) continue
      const job = this.#takeFrom(client, lane)
      if (job) return { client, job }
    }
    return null
  }

  #takeFrom(client: string, lane: Job[]): Job | undefined {
    this.#lanes.delete(client)
    for (;;) {
      const job = lane.shift()
      if (!job) return undefined
      this.#waiting -= 1
      if (job.started) continue
      if (lane.length > 0) this.#lanes.set(client, lane)
      return job
    }
  }

  async #start(client: string, job: Job): Promise<void> {
    job.started = true
    this.#running += 1
    this.#runningOf.set(client, (this.#runningOf.get(client) ?? 0) + 1)
    await job.start()
    this.#jobs.delete(job.key)
    this.#running -= 1
    const left = (this.#runningOf.get(client) ?? 1) - 1
    if (left > 0) this.#runningOf.set(client, left)
    else this.#runningOf.delete(client)
    this.#startNext()
  }
}
