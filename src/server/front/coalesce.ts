/** After this time, in milliseconds, a request no longer waits for work that another has begun. */
const PATIENCE_MS = 10_000

/** Lets concurrent calls for one key share one piece of work. */
export class Coalescer<T> {
  readonly #running = new Map<string, Promise<T>>()

  /** `shared`: whether another call had begun the work. */
  async run(key: string, work: () => Promise<T>): Promise<{ value: T; shared: boolean }> {
    const running = this.#running.get(key)
    if (running) return { value: await running, shared: true }
    const promise = work()
    this.#running.set(key, promise)
    const forget = () => {
      if (this.#running.get(key) === promise) this.#running.delete(key)
    }
    const timer = setTimeout(forget, PATIENCE_MS)
    try {
      return { value: await promise, shared: false }
    } finally {
      clearTimeout(timer)
      forget()
    }
  }

  /** Later calls begin anew. */
  forgetAll(): void {
    this.#running.clear()
  }
}
