import { parseAdminPath } from '@/src/routing/admin-paths'
import type { Action } from '../types'

/** How often a redirect was used since the counts were last taken, and when last (ISO 8601). */
export type RedirectHit = { id: string; hits: number; last: string }

/** How often visitors of a domain asked for a path in vain since then. */
export type NotFoundHit = {
  domain: string
  path: string
  hits: number
  first: string
  last: string
  /** The host that the last browser to name one came from. */
  referrer: string | null
}

export type UsageCounts = { hits: RedirectHit[]; misses: NotFoundHit[] }

/** Longer ones cannot be the old path of a redirect. */
const MAX_PATH_CHARACTERS = 512
/** More paths of a domain than these between two writings are somebody's guesses. */
const MAX_MISSES = 2_000
/** Of all domains together: what memory and one statement may hold. */
const MAX_MISSES_IN_ALL = 20_000

const hostOf = (referrer: string | null): string | null => URL.parse(referrer ?? '')?.hostname || null

/** Counts in memory what requests led to. Costs a request a look-up in a map, and the database nothing. */
export class UsageCounter {
  #hits = new Map<string, RedirectHit>()
  #misses = new Map<string, NotFoundHit>()
  /** How many of the misses are a domain's. */
  #missesOf = new Map<string, number>()

  /** @param now ISO 8601 */
  note(action: Action, referrer: string | null, now: string): void {
    if ('rules' in action) for (const id of action.rules ?? []) this.#addHit({ id, hits: 1, last: now })
    if (action.type !== 'notFound' || action.reason !== 'noPage') return
    const { path, site } = action
    // Who may not enter the admin gets the answer of a path that is not there; nothing is missing.
    if (path.length > MAX_PATH_CHARACTERS || parseAdminPath(path)) return
    this.#addMiss({ domain: site.domainId, path, hits: 1, first: now, last: now, referrer: hostOf(referrer) })
  }

  /** Hands out the counts and starts anew; null when there are none. */
  take(): UsageCounts | null {
    if (this.#hits.size === 0 && this.#misses.size === 0) return null
    const counts = { hits: [...this.#hits.values()], misses: [...this.#misses.values()] }
    this.#hits = new Map()
    this.#misses = new Map()
    this.#missesOf = new Map()
    return counts
  }

  /** Takes counts back that could not be written. */
  giveBack({ hits, misses }: UsageCounts): void {
    for (const hit of hits) this.#addHit(hit)
    for (const miss of misses) this.#addMiss(miss)
  }

  #addHit(hit: RedirectHit): void {
    const known = this.#hits.get(hit.id)
    const last = known && known.last > hit.last ? known.last : hit.last
    this.#hits.set(hit.id, { id: hit.id, hits: (known?.hits ?? 0) + hit.hits, last })
  }

  #addMiss(miss: NotFoundHit): void {
    const key = `${miss.domain} ${miss.path}`
    const known = this.#misses.get(key)
    if (!known) {
      const ofDomain = this.#missesOf.get(miss.domain) ?? 0
      if (ofDomain >= MAX_MISSES || this.#misses.size >= MAX_MISSES_IN_ALL) return
      this.#missesOf.set(miss.domain, ofDomain + 1)
    }
    const [older, newer] = known && known.last > miss.last ? [miss, known] : [known ?? miss, miss]
    this.#misses.set(key, {
      ...miss,
      hits: (known?.hits ?? 0) + miss.hits,
      first: known && known.first < older.first ? known.first : older.first,
      last: newer.last,
      referrer: newer.referrer ?? older.referrer,
    })
  }
}
