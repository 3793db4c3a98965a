/**
 * Defect: a page past the end of a list reports a total of no documents when its filter or order reads another table, as that
 * of a localized text does.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet
 * Remove when: count-past-the-end.int.test.ts "Payload counts nothing on a page past the end" fails
 */
import type { PaginatedDocs } from 'payload'

type Page = { page: number; limit: number }

/**
 * The total number of documents of a list.
 * @param find runs the same query for another page
 */
export async function countAll(
  { docs, totalDocs }: Pick<PaginatedDocs<unknown>, 'docs' | 'totalDocs'>,
  { page }: Page,
  find: (first: Page) => Promise<Pick<PaginatedDocs<unknown>, 'totalDocs'>>,
): Promise<number> {
  const isPastTheEnd = docs.length === 0 && page > 1
  return isPastTheEnd ? (await find({ page: 1, limit: 1 })).totalDocs : totalDocs
}
