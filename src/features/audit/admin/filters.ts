import type { Where, WhereField } from 'payload'

import { DAY_MS } from '@/src/lib/durations'

/** An empty string means no filter. Days are `2026-11-21`, in the reader's time zone. */
export type AuditFilters = {
  documentCollection: string
  actor: string
  action: string
  documentId: string
  from: string
  until: string
}

const EQUAL = ['documentCollection', 'actor', 'action', 'documentId'] as const

/** All conditions of a query, however nested: Payload's own list filters write `or` and `and` into the URL. */
function conditions(where: Where | undefined): [string, WhereField][] {
  return Object.entries(where ?? {}).flatMap(([key, value]): [string, WhereField][] => {
    if (key !== 'and' && key !== 'or') return [[key, value as WhereField]]
    return Object.values(value ?? {}).flatMap((inner) => conditions(inner as Where))
  })
}

const toDay = (instant: unknown, offsetMs = 0): string => {
  const date = new Date(typeof instant === 'string' ? Date.parse(instant) + offsetMs : Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads the filters from a list query; the inverse of `whereOf`. */
export function filtersOf(where: Where | undefined): AuditFilters {
  const filters: AuditFilters = {
    documentCollection: '',
    actor: '',
    action: '',
    documentId: '',
    from: '',
    until: '',
  }
  for (const [field, condition] of conditions(where)) {
    for (const name of EQUAL) if (field === name) filters[name] = text(condition.equals)
    if (field !== 'createdAt') continue
    filters.from ||= toDay(condition.greater_than_equal)
    filters.until ||= toDay(condition.less_than, -1)
  }
  return filters
}

const midnight = (date: string): number => new Date(`${date}T00:00:00`).getTime()

/** Builds the list query; `until` is the last day included. */
export function whereOf({ from, until, ...equal }: AuditFilters): Where {
  const parts: Where[] = [
    ...EQUAL.flatMap((name) => (equal[name] ? [{ [name]: { equals: equal[name] } }] : [])),
    ...(from ? [{ createdAt: { greater_than_equal: new Date(midnight(from)).toISOString() } }] : []),
    ...(until ? [{ createdAt: { less_than: new Date(midnight(until) + DAY_MS).toISOString() } }] : []),
  ]
  return parts.length > 0 ? { and: parts } : {}
}
