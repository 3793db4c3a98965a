import { z } from '@hono/zod-openapi'
import type { PaginatedDocs } from 'payload'

import { digits, siteLocale } from './schemas'

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

const whole = (max: number) => digits(z.int().min(1).max(max))

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
export const inOrder = (sort: string): string[] => [...new Set([sort, 'id'])]

/** `{ data: […], meta }`, the form of every list. */
export const listOf = <T extends z.ZodType>(item: T) => z.strictObject({ data: z.array(item), meta })

type Asked = { page: number; limit: number }

/**
 * What a list says of itself besides its documents.
 * @param asked which page of the list, and how many a page has
 * @param find the same list, for its first document: Payload counts nothing on a page past the end
 */
export async function toMeta(
  { docs, totalDocs }: Pick<PaginatedDocs<unknown>, 'docs' | 'totalDocs'>,
  { page, limit }: Asked,
  find: (first: Asked) => Promise<Pick<PaginatedDocs<unknown>, 'totalDocs'>>,
): Promise<z.output<typeof meta>> {
  const pastTheEnd = docs.length === 0 && page > 1
  const total = pastTheEnd ? (await find({ page: 1, limit: 1 })).totalDocs : totalDocs
  return { page, limit, total, pages: Math.ceil(total / limit) }
}
