import { z } from '@hono/zod-openapi'
import type { PaginatedDocs } from 'payload'

import { countAll } from '@/src/upstream/payload/database/count-past-the-end'
import { integerParam, siteLocale } from './schemas'

const DEFAULT_LIMIT = 20
const MAX_LIMIT = 100
/** Beyond it Postgres would count rows in vain. */
const MAX_PAGE = 100_000
const MAX_SEARCH_CHARACTERS = 200

/** What a list is searched for. */
export const search = z
  .string()
  .trim()
  .max(MAX_SEARCH_CHARACTERS)
  .optional()
  .openapi({ description: 'Text that has to occur.' })

const whole = (max: number) => integerParam(z.int().min(1).max(max))

/** The query of a list. `sort` takes one of `orders` (a field, or descending `-field`); the first is the default. */
export const listQuery = <const O extends readonly [string, ...string[]]>(orders: O) =>
  z.strictObject({
    page: whole(MAX_PAGE).default(1).openapi({ description: 'Which page of the list, from 1.' }),
    limit: whole(MAX_LIMIT).default(DEFAULT_LIMIT).openapi({ description: 'How many a page has.' }),
    sort: z
      .enum(orders)
      .prefault(orders[0])
      .openapi({ description: 'By which field; `-` before it: descending.' }),
    search,
    locale: siteLocale,
  })

export const meta = z
  .strictObject({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() })
  .openapi('ListMeta', { description: 'The page that this is, and how many documents and pages there are.' })

/** The order that Payload is asked for: among equals that of the id, so that each document is on one page of a list. */
export const stableSort = (sort: string): string[] => [...new Set([sort, 'id'])]

/** `{ data: […], meta }`, the form of every list. */
export const listOf = <T extends z.ZodType>(item: T) => z.strictObject({ data: z.array(item), meta })

type ListPage = { page: number; limit: number }

/**
 * The `meta` of a list.
 * @param requested which page of the list, and how many documents a page has
 * @param find the same list on another page, to count past the end
 */
export async function toMeta(
  found: Pick<PaginatedDocs<unknown>, 'docs' | 'totalDocs'>,
  requested: ListPage,
  find: (first: ListPage) => Promise<Pick<PaginatedDocs<unknown>, 'totalDocs'>>,
): Promise<z.output<typeof meta>> {
  const { page, limit } = requested
  const total = await countAll(found, requested, find)
  return { page, limit, total, pages: Math.ceil(total / limit) }
}
