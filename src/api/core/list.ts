import { z } from '@hono/zod-openapi'
import type { PaginatedDocs } from 'payload'

import { MAX_PAGE_SIZE } from '@/src/lib/page-size'
import { countAll } from '@/src/upstream/payload/database/count-past-the-end'
import { integerParam, siteLocale } from './schemas'

const DEFAULT_LIMIT = 20
/** Beyond this, Postgres would only count rows to skip. */
const MAX_PAGE = 100_000
const MAX_SEARCH_CHARACTERS = 200

export const search = z
  .string()
  .trim()
  .max(MAX_SEARCH_CHARACTERS)
  .optional()
  .openapi({ description: 'Text to search for.' })

const whole = (max: number) => integerParam(z.int().min(1).max(max))

/** The query of a list. `sort` is one of `orders` (a field, or `-field` for descending); the first is the default. */
export const listQuery = <const O extends readonly [string, ...string[]]>(orders: O) =>
  z.strictObject({
    page: whole(MAX_PAGE).default(1).openapi({ description: 'Page number, from 1.' }),
    limit: whole(MAX_PAGE_SIZE).default(DEFAULT_LIMIT).openapi({ description: 'Page size.' }),
    sort: z
      .enum(orders)
      .prefault(orders[0])
      .openapi({ description: 'Field to sort by; `-` before it sorts descending.' }),
    search,
    locale: siteLocale,
  })

export const meta = z
  .strictObject({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() })
  .openapi('ListMeta', { description: 'The page number and size, and the number of documents and pages.' })

/** The sort order for Payload, with the id as tie-breaker, so that each document is on exactly one page of a list. */
export const stableSort = (sort: string): string[] => [...new Set([sort, 'id'])]

/** `{ data: […], meta }`, the shape of every list. */
export const listOf = <T extends z.ZodType>(item: T) => z.strictObject({ data: z.array(item), meta })

type ListPage = { page: number; limit: number }

/**
 * The `meta` of a list.
 * @param requested the page number and the page size
 * @param find runs the same query for another page, to count past the end
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
