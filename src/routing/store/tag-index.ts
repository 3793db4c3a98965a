/** Which entries carry which tag, so that dropping those of a tag costs no more than what is dropped. */
export class TagIndex {
  readonly #keys = new Map<string, Set<string>>()

  add(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag)
      if (keys) keys.add(key)
      else this.#keys.set(tag, new Set([key]))
    }
  }

  remove(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keys.delete(tag)
    }
  }

  /** The keys of the entries that carry the tag. */
  keysOf = (tag: string): readonly string[] => [...(this.#keys.get(tag) ?? [])]
}
