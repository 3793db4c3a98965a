import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Operator, Payload, Where } from 'payload'
import { validOperatorSet } from 'payload/shared'

import { ADMIN_LOCALE } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { isDatabaseConnectionError } from '@/src/platform/database/outage'
import { conditions, text } from './filters'
import { parseListQuery } from './parse-list-query'
import { forgetOrder } from './stored-order'

type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** A parameter that says which others were left out of the address of a list. */
export const IGNORED = 'ignored'

const PARTS = ['where', 'sort', 'limit', 'page'] as const
export type IgnoredPart = (typeof PARTS)[number]

/** What the database does not see: it drops an operator that does not exist, and the panel fails on a date that is none. */
function isWellFormed({ collections }: Payload, collection: CollectionSlug, where: Where): boolean {
  const dates = collections[collection].config.flattenedFields.filter(({ type }) => type === 'date')
  const isDate = (path: string) => dates.some(({ name }) => name === path)
  return conditions(where).every(([path, condition]) =>
    Object.entries(condition).every(
      ([operator, value]) =>
        validOperatorSet.has(operator as Operator) &&
        (operator === 'exists' || !isDate(path) || !Number.isNaN(Date.parse(String(value)))),
    ),
  )
}

/** Whether Payload and Postgres can read a filter: a field, operator or value may not exist. */
async function isReadable(payload: Payload, collection: CollectionSlug, where: unknown): Promise<boolean> {
  if (!isRecord(where) || !isWellFormed(payload, collection, where as Where)) return false
  try {
    // No document has the id, which the index says at once.
    const and = [{ id: { equals: randomUUID() } }, where as Where]
    await payload.db.find({ collection, where: { and }, limit: 1, pagination: false, locale: ADMIN_LOCALE })
    return true
  } catch (error) {
    if (isDatabaseConnectionError(error)) throw error
    return false
  }
}

const COUNT = /^\d{1,4}$/

/** The parts of the query of a list that mean nothing: Payload shows a list without results for them, or none at all. */
export async function ignoredParts(
  payload: Payload,
  collection: CollectionSlug,
  searchParams: SearchParams,
): Promise<IgnoredPart[]> {
  const query = parseListQuery(searchParams)
  const { sort, limit, page } = query
  const sorted = text(sort)
    .split(',')
    .map((path) => [path.replace(/^-/, ''), { exists: true }])
  const isMeant = {
    where: () => isReadable(payload, collection, query.where),
    sort: () => isReadable(payload, collection, Object.fromEntries(sorted)),
    limit: () => COUNT.test(text(limit)),
    page: () => COUNT.test(text(page)),
  } satisfies Record<IgnoredPart, () => boolean | Promise<boolean>>
  const ignored = await Promise.all(
    PARTS.map(async (part) => Boolean(query[part]) && !(await isMeant[part]())),
  )
  return PARTS.filter((_, index) => ignored[index])
}

const isOf = (part: string, name: string): boolean => name === part || name.startsWith(`${part}[`)

/** The query without some parts. */
export function withoutParts(searchParams: SearchParams, parts: readonly string[]): URLSearchParams {
  const kept = Object.entries(searchParams).filter(([name]) => !parts.some((part) => isOf(part, name)))
  return new URLSearchParams(kept.flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])))
}

/**
 * The query without the parts that mean nothing, and with what was left out; null when there are none. The browser reads the
 * address itself, so they have to go from there. An order that the person never typed is left out without a word.
 */
export async function correctedQuery(
  payload: Payload,
  headers: Headers,
  collection: CollectionSlug,
  searchParams: SearchParams,
): Promise<string | null> {
  const ignored = await ignoredParts(payload, collection, searchParams)
  if (ignored.length === 0) return null
  const query = withoutParts(searchParams, [...ignored, IGNORED])
  const isForgotten =
    ignored.includes('sort') && (await forgetOrder(payload, headers, collection, searchParams.sort))
  const named = ignored.filter((part) => part !== 'sort' || !isForgotten)
  if (named.length > 0) query.set(IGNORED, named.join(','))
  return query.toString()
}
