import type { Where, WhereField } from 'payload'

import { DAY_MS } from '@/src/lib/durations'

/** What the log is narrowed to; an empty text narrows nothing. Days are `2026-11-21`, in the reader's time zone. */
export type AuditFilters = {
  documentCollection: string
  actor: string
  action: string
  documentId: string
  from: string
  until: string
}

const EQUAL = ['documentCollection', 'actor', 'action', 'documentId'] as const

/** All conditions of a query, however they are nested: the address may come from the list's own filters. */
function conditions(where: Where | undefined): [string, WhereField][] {
  return Object.entries(where ?? {}).flatMap(([key, value]): [string, WhereField][] => {
    if (key !== 'and' && key !== 'or') return [[key, value as WhereField]]
    return Object.values(value ?? {}).flatMap((inner) => conditions(inner as Where))
  })
}

const day = (instant: unknown, offsetMs = 0): string => {
  const date = new Date(typeof instant === 'string' ? Date.parse(instant) + offsetMs : Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The filters that a query stands for. */
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
    filters.from ||= day(condition.greater_than_equal)
    filters.until ||= day(condition.less_than, -1)
  }
  return filters
}

const midnight = (date: string): number => new Date(`${date}T00:00:00`).getTime()

/** The query of filters; `until` is the last day that is shown. */
export function whereOf({ from, until, ...equal }: AuditFilters): Where {
  const wanted: Where[] = [
    ...EQUAL.flatMap((name) => (equal[name] ? [{ [name]: { equals: equal[name] } }] : [])),
    ...(from ? [{ createdAt: { greater_than_equal: new Date(midnight(from)).toISOString() } }] : []),
    ...(until ? [{ createdAt: { less_than: new Date(midnight(until) + DAY_MS).toISOString() } }] : []),
  ]
  return wanted.length > 0 ? { and: wanted } : {}
}
