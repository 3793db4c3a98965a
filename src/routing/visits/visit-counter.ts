import { hash } from 'node:crypto'

import type { Visit } from './visit'

/** A day of a time zone. */
export type VisitDay = {
  /** `2026-11-24` */
  date: string
  /** Random, and known for this day only: without it nobody can tell whose a hash was. */
  salt: string
  /** In milliseconds since 1970. */
  ends: number
}

/** What tells visitors apart within a day. */
export type Visitor = { address: string; userAgent: string }

/** Visits of one page from one referrer on one kind of device, since the counts were last drained. */
export type VisitCount = Omit<Visit, 'site'> & {
  domain: string
  day: Pick<VisitDay, 'date' | 'ends'>
  views: number
  /** Hashes. */
  visitors: Set<string>
}
export type VisitCounts = Map<string, VisitCount>

/** Of all sites between two writes, to bound memory and the statement that writes them. */
const MAX_COUNTS = 20_000
const MAX_VISITORS = 50_000
/** More hosts per site and day are made up; their visits count as those without a referrer. */
const MAX_REFERRERS = 500
/** Visits that wait for the salt of a new day. */
const MAX_WAITING = 1_000

/** Who it is, on one site and day: nothing that is kept has the address or the user agent. */
const visitorHash = (salt: string, domain: string, { address, userAgent }: Visitor): string =>
  hash('sha256', `${salt}\n${domain}\n${address}\n${userAgent}`, 'base64url')

/** Counts visits in memory. The salt of each day comes from the database, so that all nodes have the same. */
export class VisitCounter {
  readonly #openDay: (timeZone: string) => Promise<VisitDay>
  readonly #days = new Map<string, VisitDay>()
  readonly #opening = new Map<string, Promise<VisitDay>>()
  readonly #referrers = new Map<string, { date: string; hosts: Set<string> }>()
  #counts: VisitCounts = new Map()
  #visitors = 0
  #waiting = 0

  /** @param openDay today in a time zone */
  constructor(openDay: (timeZone: string) => Promise<VisitDay>) {
    this.#openDay = openDay
  }

  /** @param now in milliseconds since 1970 */
  record(visit: Visit, visitor: Visitor, now: number): void {
    const day = this.#days.get(visit.site.timeZone)
    if (day && now < day.ends) this.#add(day, visit, visitor)
    else if (this.#waiting < MAX_WAITING) void this.#addOnNewDay(visit, visitor)
  }

  /** Returns the counts and resets them; forgets the salts of days that are over. @param now in milliseconds since 1970 */
  drain(now: number): VisitCounts {
    const counts = this.#counts
    for (const [timeZone, { ends }] of this.#days) if (ends <= now) this.#days.delete(timeZone)
    this.#counts = new Map()
    this.#visitors = 0
    return counts
  }

  /** Adds drained counts again, when they could not be written. */
  restore(counts: VisitCounts): void {
    for (const [key, { visitors, views, ...count }] of counts) {
      const known = this.#count(key, () => count)
      if (!known) continue
      known.views += views
      for (const visitor of visitors) this.#addVisitor(known, visitor)
    }
  }

  /** Resolves once no visit waits for its day. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#opening.values())
  }

  /** Without a salt nothing is counted: the database is out, where counts could not be written either. */
  async #addOnNewDay(visit: Visit, visitor: Visitor): Promise<void> {
    this.#waiting += 1
    try {
      this.#add(await this.#today(visit.site.timeZone), visit, visitor)
    } catch {
      this.#days.delete(visit.site.timeZone)
    } finally {
      this.#waiting -= 1
    }
  }

  #today(timeZone: string): Promise<VisitDay> {
    const running = this.#opening.get(timeZone)
    if (running) return running
    const opening = this.#openDay(timeZone)
      .then((day) => {
        this.#days.set(timeZone, day)
        return day
      })
      .finally(() => this.#opening.delete(timeZone))
    this.#opening.set(timeZone, opening)
    return opening
  }

  #add(day: VisitDay, { site, ...visit }: Visit, visitor: Visitor): void {
    const domain = site.domainId
    const referrer = this.#mayCount(domain, day.date, visit.referrer) ? visit.referrer : ''
    const key = `${day.date} ${domain} ${visit.locale} ${visit.document} ${visit.device} ${referrer}`
    const count = this.#count(key, () => ({
      ...visit,
      referrer,
      domain,
      day: { date: day.date, ends: day.ends },
    }))
    if (!count) return
    count.views += 1
    this.#addVisitor(count, visitorHash(day.salt, domain, visitor))
  }

  #count(key: string, make: () => Omit<VisitCount, 'views' | 'visitors'>): VisitCount | null {
    const known = this.#counts.get(key)
    if (known) return known
    if (this.#counts.size >= MAX_COUNTS) return null
    const count = { ...make(), views: 0, visitors: new Set<string>() }
    this.#counts.set(key, count)
    return count
  }

  #addVisitor({ visitors }: VisitCount, visitor: string): void {
    if (this.#visitors >= MAX_VISITORS || visitors.has(visitor)) return
    visitors.add(visitor)
    this.#visitors += 1
  }

  #mayCount(domain: string, date: string, referrer: string): boolean {
    if (referrer === '') return true
    let known = this.#referrers.get(domain)
    if (known?.date !== date) {
      known = { date, hosts: new Set() }
      this.#referrers.set(domain, known)
    }
    if (known.hosts.size < MAX_REFERRERS) known.hosts.add(referrer)
    return known.hosts.has(referrer)
  }
}
