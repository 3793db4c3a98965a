import { parseAdminPath } from '@/src/routing/admin-paths'
import type { Action } from '../types'

/** Uses of a redirect since the counts were last drained. `last`: ISO 8601. */
export type RedirectHit = { id: string; hits: number; last: string }

/** Requests for a path of a domain that was not found. `first`, `last`: ISO 8601. */
export type NotFoundHit = {
  domain: string
  path: string
  hits: number
  first: string
  last: string
  /** The host of the most recent Referer. */
  referrer: string | null
}

export type UsageCounts = { hits: RedirectHit[]; notFound: NotFoundHit[] }

/** Longer ones cannot be the old path of a redirect. */
const MAX_PATH_CHARACTERS = 512
/** More paths per domain between two writes are probes of a scanner. */
const MAX_NOT_FOUND = 2_000
/** Of all domains together, to bound memory and the statement that writes them. */
const MAX_TOTAL_NOT_FOUND = 20_000

const hostOf = (referrer: string | null): string | null => URL.parse(referrer ?? '')?.hostname || null

/** Counts uses of redirects and paths not found, in memory and without queries. */
export class UsageCounter {
  #hits = new Map<string, RedirectHit>()
  #notFound = new Map<string, NotFoundHit>()
  /** Number of paths not found per domain. */
  #notFoundPerDomain = new Map<string, number>()

  /** @param now ISO 8601 */
  record(action: Action, referrer: string | null, now: string): void {
    if ('rules' in action) for (const id of action.rules ?? []) this.#addHit({ id, hits: 1, last: now })
    if (action.type !== 'notFound' || action.reason !== 'noPage') return
    const { path, site } = action
    // The admin is "not found" for those who may not use it.
    if (path.length > MAX_PATH_CHARACTERS || parseAdminPath(path)) return
    this.#addNotFound({
      domain: site.domainId,
      path,
      hits: 1,
      first: now,
      last: now,
      referrer: hostOf(referrer),
    })
  }

  /** Returns the counts and resets them; null when there are none. */
  drain(): UsageCounts | null {
    if (this.#hits.size === 0 && this.#notFound.size === 0) return null
    const counts = { hits: [...this.#hits.values()], notFound: [...this.#notFound.values()] }
    this.#hits = new Map()
    this.#notFound = new Map()
    this.#notFoundPerDomain = new Map()
    return counts
  }

  /** Adds drained counts again, when they could not be written. */
  restore({ hits, notFound }: UsageCounts): void {
    for (const hit of hits) this.#addHit(hit)
    for (const hit of notFound) this.#addNotFound(hit)
  }

  #addHit(hit: RedirectHit): void {
    const known = this.#hits.get(hit.id)
    const last = known && known.last > hit.last ? known.last : hit.last
    this.#hits.set(hit.id, { id: hit.id, hits: (known?.hits ?? 0) + hit.hits, last })
  }

  #addNotFound(hit: NotFoundHit): void {
    const key = `${hit.domain} ${hit.path}`
    const known = this.#notFound.get(key)
    if (!known) {
      const ofDomain = this.#notFoundPerDomain.get(hit.domain) ?? 0
      if (ofDomain >= MAX_NOT_FOUND || this.#notFound.size >= MAX_TOTAL_NOT_FOUND) return
      this.#notFoundPerDomain.set(hit.domain, ofDomain + 1)
    }
    const [older, newer] = known && known.last > hit.last ? [hit, known] : [known ?? hit, hit]
    this.#notFound.set(key, {
      ...hit,
      hits: (known?.hits ?? 0) + hit.hits,
      first: known && known.first < older.first ? known.first : older.first,
      last: newer.last,
      referrer: newer.referrer ?? older.referrer,
    })
  }
}
