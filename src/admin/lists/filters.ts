import type { Where, WhereField } from 'payload'

import { DAY_MS } from '@/src/lib/durations'

/** Filters of a list by exact values and days. An empty string means no filter. Days are `2026-11-21`, in the reader's time zone. */
export type ListFilters<Name extends string> = Record<Name | 'from' | 'until', string>

/** All conditions of a query, however nested: Payload's own list filters write `or` and `and` into the URL. */
export function conditions(where: Where | undefined): [string, WhereField][] {
  return Object.entries(where ?? {}).flatMap(([key, value]): [string, WhereField][] => {
    if (key !== 'and' && key !== 'or') return [[key, value as WhereField]]
    return Object.values(value ?? {}).flatMap((inner) => conditions(inner as Where))
  })
}

const toDay = (instant: string, offsetMs = 0): string => {
  const date = new Date(Date.parse(instant) + offsetMs)
  if (Number.isNaN(date.getTime())) return ''
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** A value of a query as text; empty when it is a list or an object. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The value that a list query asks for in a field; an empty string for none. */
export const valueIn = (where: Where | undefined, field: string): string =>
  conditions(where).reduce((found, [name, { equals }]) => (name === field ? text(equals) : found), '')

/** The instants between which a list query asks for documents; empty strings for none. */
export function instantsIn(where: Where | undefined): { from: string; to: string } {
  const created = conditions(where).filter(([field]) => field === 'createdAt')
  const first = (operator: 'greater_than_equal' | 'less_than') =>
    text(created.find(([, condition]) => condition[operator])?.[1][operator])
  return { from: first('greater_than_equal'), to: first('less_than') }
}

/** Reads the filters from a list query; the inverse of `whereOf`. */
export function filtersOf<Name extends string>(
  where: Where | undefined,
  names: readonly Name[],
): ListFilters<Name> {
  const { from, to } = instantsIn(where)
  const values = names.map((name) => [name, valueIn(where, name)])
  // `names` are the keys.
  return { ...Object.fromEntries(values), from: toDay(from), until: toDay(to, -1) } as ListFilters<Name>
}

const midnight = (date: string): number => new Date(`${date}T00:00:00`).getTime()

/** Builds the list query; `until` is the last day included. */
export function whereOf({ from, until, ...equal }: ListFilters<string>): Where {
  const parts: Where[] = [
    ...Object.entries(equal).flatMap(([name, value]) => (value ? [{ [name]: { equals: value } }] : [])),
    ...(from ? [{ createdAt: { greater_than_equal: new Date(midnight(from)).toISOString() } }] : []),
    ...(until ? [{ createdAt: { less_than: new Date(midnight(until) + DAY_MS).toISOString() } }] : []),
  ]
  return parts.length > 0 ? { and: parts } : {}
}
