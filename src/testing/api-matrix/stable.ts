import { createHash } from 'node:crypto'

import { DAY_MS } from '@/src/lib/durations'

/** The date of "today" in examples. */
const DAY_ZERO = Date.UTC(2026, 10, 21)
const NINE = '09:00:00.000Z'

const UUID = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi
const INSTANT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g
const DATE = /(?<![\w-])20\d\d-\d\d-\d\d(?![\w-])/g
/** The time stamp of a calendar file. */
const CALENDAR_STAMP = /\bDTSTAMP:\d{8}T\d{6}Z/g
const COMPACT = /\b(20\d\d)(\d\d)(\d\d)T(\d{6})Z?/g
const JWT = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g
/** Names from the factories: `tenant-1a2b3c4d`, `site-1a2b3c4d.localhost`, `admin-1a2b3c4d@example.org`. */
const FACTORY_NAME = /\b(tenant|site|super|person|admin|editor|viewer|kade|www)-[0-9a-f]{8}\b(\.localhost)?/g
/** Ids of rows in blocks. */
const ROW_ID = /\b[0-9a-f]{24}\b/g
/** Payload adds a number to a file name that already exists. */
const NUMBERED = /-\d+(\.(?:svg|png|webp|avif|jpe?g|gif))\b/g
/** Names that factories and matrix rows make unique with a UUID: `redactie-<uuid>`. */
const NAMED = /\b([a-z][a-z-]*)-([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\b/gi
/** Names that they make unique with the first part of a UUID. */
const UNIQUE = /[- ][0-9a-f]{8}\b(?!-[0-9a-f]{4}-)/g
/** API tokens and the proof of a domain keep their prefix. */
const SECRET = /(?<=^(?:gevel_pat_|gevel-proof=|whsec_)?)(?:[\w+/]{43}=|[\w-]{43}|[0-9a-f]{40})$/

/** The signature of a link: of an invitation, of a change of address, or to a preview. */
const SIGNED_LINK = /(?<=(?:^|\?token=)(?:[\da-f-]{36}\.){1,2})[\w-]{43}$/g

/** Members of the answer of a passkey, which differ each time. */
const SIGNED = ['clientDataJSON', 'authenticatorData', 'signature']
const SIGNATURE = 'c2lnbmF0dXJl'

const day = (offset: number): string => new Date(DAY_ZERO + offset * DAY_MS).toISOString().slice(0, 10)
const offsetOf = (time: number): number => Math.floor(time / DAY_MS) - Math.floor(Date.now() / DAY_MS)

/** Whole days from now; a clock time of a moment ago counts as today, even across midnight. */
const daysFromNow = (time: number): number => Math.round((time - Date.now()) / DAY_MS)

/** Keeps the distance in days from today; a time that came from a clock becomes nine o'clock. */
function stabilizeInstant(text: string): string {
  const time = Date.parse(text)
  if (Math.abs(offsetOf(time)) > 400) return text
  const chosen = text.endsWith(':00.000Z')
  return chosen ? `${day(offsetOf(time))}T${text.slice(11)}` : `${day(daysFromNow(time))}T${NINE}`
}

const shift = (text: string, offset: number): string => (Math.abs(offset) > 400 ? text : day(offset))

/** Today in the time zone of the tenants that tests create, which late in the evening is another day than in UTC. */
const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(Date.now())

/** A date without a time is one of the tenant's calendar. */
const stabilizeDate = (text: string): string =>
  shift(text, Math.round((Date.parse(text) - Date.parse(today())) / DAY_MS))

function stabilizeCompact(_: string, year: string, month: string, date: string, time: string): string {
  const text = `${year}-${month}-${date}`
  const shifted = shift(text, offsetOf(Date.parse(text))).replaceAll('-', '')
  return `${shifted}T${time.endsWith('00') ? time : '090000'}Z`
}

function stabilizeName(_: string, kind: string, host: string | undefined): string {
  if (host) return 'www.kade.example'
  return kind === 'tenant' || kind === 'site' ? 'kade' : kind
}

function idOf(index: number, original: string): string {
  const hash = createHash('sha256').update(`example ${index}`).digest('hex')
  if (original.length === 24) return hash.slice(0, 24)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** Replaces values that differ between runs (ids, times, tokens, factory names), equal values by equal ones. */
export function createStabilizer(): <T>(value: T) => T {
  const ids = new Map<string, string>()
  const idFor = (id: string): string => {
    const known = ids.get(id) ?? idOf(ids.size + 1, id)
    ids.set(id, known)
    return known
  }
  const named = new Map<string, string[]>()
  /** Numbers the second and later of equal names. */
  const nameFor = (name: string, id: string): string => {
    const ids = named.get(name) ?? []
    if (!ids.includes(id)) ids.push(id)
    named.set(name, ids)
    const place = ids.indexOf(id) + 1
    return place === 1 ? name : `${name}-${place}`
  }
  const stabilizeText = (text: string): string =>
    SECRET.test(text)
      ? text.replace(SECRET, (secret) => 'x'.repeat(secret.length))
      : text
          .replaceAll(SIGNED_LINK, (secret) => 'x'.repeat(secret.length))
          .replaceAll(NAMED, (_, name: string, id: string) => nameFor(name, id))
          .replaceAll(UUID, idFor)
          .replaceAll(ROW_ID, idFor)
          .replaceAll(NUMBERED, '$1')
          .replaceAll(JWT, 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3OTU4NTY0MDB9.c2lnbmF0dXJl')
          .replaceAll(INSTANT, stabilizeInstant)
          .replaceAll(DATE, stabilizeDate)
          .replaceAll(COMPACT, stabilizeCompact)
          .replaceAll(CALENDAR_STAMP, `DTSTAMP:${day(0).replaceAll('-', '')}T090000Z`)
          .replaceAll(FACTORY_NAME, stabilizeName)
          .replaceAll(UNIQUE, '')
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return stabilizeText(value)
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        stabilizeText(key),
        SIGNED.includes(key) ? SIGNATURE : walk(inner),
      ]),
    )
  }
  // The shape of the value does not change, only its strings.
  return <T>(value: T) => walk(value) as T
}
