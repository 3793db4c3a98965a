/** How many purged tags are remembered while answers are being rendered. */
const MAX_TAGS = 50_000

/** Remembers which tags were purged when, so that an answer whose rendering began earlier is not stored. */
export class PurgeLog {
  #purges = 0
  /** Tag → number of the purge. */
  #tags = new Map<string, number>()
  /** Purges up to this number concern every tag. */
  #forgotten = 0

  /** The number of purges so far. */
  get now(): number {
    return this.#purges
  }

  add(tags: readonly string[]): void {
    if (this.#tags.size + tags.length > MAX_TAGS) this.addEverything()
    this.#purges += 1
    for (const tag of tags) this.#tags.set(tag, this.#purges)
  }

  addEverything(): void {
    this.#purges += 1
    this.#forgotten = this.#purges
    this.#tags.clear()
  }

  /** Whether any of the tags was purged after `since`, or may have been. */
  hasPurged(tags: readonly string[], since: number): boolean {
    if (since === this.#purges) return false
    return since < this.#forgotten || tags.some((tag) => (this.#tags.get(tag) ?? 0) > since)
  }
}
