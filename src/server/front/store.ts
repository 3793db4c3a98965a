import { LRUCache } from 'lru-cache'

import { cacheTags } from '@/src/cache/tags'
import type { Answer } from './answer'

/** Bytes of an entry besides its bodies and headers: the objects and its places in the index. */
const ENTRY_BYTES = 1_500
const TAG_BYTES = 60
/** 404s and redirects of a site have a part of their own, which scanners cannot grow. */
const MISSING_PART = ' missing'
/** The part of the memory that one site may use. */
const SITE_SHARE = 0.5
const MISSING_SHARE = 0.02

/** `expires`: in milliseconds since 1970. */
type Entry = { key: string; part: Part; answer: Answer; bytes: number; expires: number }
type Part = LRUCache<string, Entry>

const bytesOf = (key: string, { headers, bodies, tags }: Answer): number =>
  ENTRY_BYTES +
  TAG_BYTES * tags.length +
  key.length * 2 +
  // In the list, and in the head that is sent.
  2 * headers.reduce((sum, text) => sum + text.length, 0) +
  Object.values(bodies).reduce((sum, body) => sum + body.length, 0)

const partOf = (hostname: string, { kind }: Answer): string =>
  kind === 'missing' || kind === 'redirect' ? `${hostname}${MISSING_PART}` : hostname

/** Answers in memory, by key, with an index by tag. When it is full, the site that uses most gives way. */
export class FrontStore {
  readonly #maxBytes: number
  readonly #entries = new Map<string, Entry>()
  readonly #parts = new Map<string, Part>()
  readonly #byTag = new Map<string, Set<Entry>>()
  #bytes = 0
  #evictions = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes }
  }

  /** How many answers were dropped so far because memory was full. */
  get evictions(): number {
    return this.#evictions
  }

  get(key: string): Answer | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.expires <= Date.now()) {
      this.delete(key)
      return undefined
    }
    // The part keeps the order of use.
    return entry.part.get(key)?.answer
  }

  /** @param seconds how long the answer may be served */
  set(key: string, hostname: string, answer: Answer, seconds: number): void {
    this.delete(key)
    const name = partOf(hostname, answer)
    const bytes = bytesOf(key, answer)
    const part = this.#part(name)
    const entry: Entry = { key, part, answer, bytes, expires: Date.now() + seconds * 1000 }
    if (bytes > part.maxSize) return
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    for (const tag of answer.tags) this.#tagged(tag).add(entry)
    part.set(key, entry, { size: bytes })
    this.#makeRoom()
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    entry?.part.delete(key)
  }

  /** Drops every answer with one of the tags; costs what it drops. */
  purge(tags: readonly string[]): number {
    const before = this.#entries.size
    if (tags.includes(cacheTags.everything())) for (const part of [...this.#parts.values()]) part.clear()
    else for (const tag of tags) for (const { key } of this.#byTag.get(tag) ?? []) this.delete(key)
    return before - this.#entries.size
  }

  #tagged(tag: string): Set<Entry> {
    const known = this.#byTag.get(tag)
    if (known) return known
    const entries = new Set<Entry>()
    this.#byTag.set(tag, entries)
    return entries
  }

  #part(name: string): Part {
    const known = this.#parts.get(name)
    if (known) return known
    const share = name.endsWith(MISSING_PART) ? MISSING_SHARE : SITE_SHARE
    const part: Part = new LRUCache({
      maxSize: Math.max(1, Math.floor(this.#maxBytes * share)),
      dispose: (entry, _, reason) => {
        if (reason === 'evict') this.#evictions += 1
        this.#forget(entry)
      },
    })
    this.#parts.set(name, part)
    return part
  }

  #forget(entry: Entry): void {
    if (this.#entries.get(entry.key) === entry) this.#entries.delete(entry.key)
    this.#bytes -= entry.bytes
    for (const tag of entry.answer.tags) {
      const entries = this.#byTag.get(tag)
      entries?.delete(entry)
      if (entries?.size === 0) this.#byTag.delete(tag)
    }
  }

  #makeRoom(): void {
    while (this.#bytes > this.#maxBytes) {
      let largest: Part | undefined
      for (const [name, part] of this.#parts) {
        if (part.size === 0) this.#parts.delete(name)
        else if (!largest || part.calculatedSize > largest.calculatedSize) largest = part
      }
      if (!largest) return
      largest.pop()
    }
  }
}
