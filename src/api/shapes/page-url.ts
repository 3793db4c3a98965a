import { z } from '@hono/zod-openapi'
import { sql } from '@payloadcms/db-postgres'
import type { TypeWithID } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { storedPagePath } from '@/src/features/urls/rules/page-path'
import type { PageUrlInput } from '@/src/features/urls/server/upsert-page-url'
import type { Caller } from '../core/environment'
import { inputOf } from '../core/resource/input'
import { localeCode, uuid } from '../core/schemas'

const MAX_URLS = 200

const place = { domain: uuid, locale: localeCode, path: z.string().max(1000) }

/** A URL of a page: `path` has no locale prefix. */
export const pageUrl = z
  .strictObject({
    id: uuid.openapi({ description: 'The value for `pageUrl` of a redirect to this page.' }),
    ...place,
    canonical: z.boolean(),
  })
  .openapi('PageUrl')

/** Surrounding spaces and slashes are removed. */
const PATH = /^\s*[^\u0000-\u0020\u007f\\?#%]*\s*$/

const wantedUrl = inputOf(pageUrl, {
  ...place,
  path: place.path
    .regex(PATH, 'Use letters, digits, hyphens and single slashes; no spaces, %, ?, # or \\.')
    .openapi({
      description:
        'Decoded, within the language: `/over-ons`, not `/en/over-ons`. At most 512 characters; no segment is `.` or `..`, and some first segments are reserved (`admin`, `api`, …).',
    }),
  canonical: z.boolean().optional().openapi({
    description:
      'Exactly one per domain and language: the one set to true, else the first not set to false, else the first.',
  }),
})

type Wanted = z.output<typeof wantedUrl>

const urlKey = ({ domain, locale, path }: Wanted): string => [domain, locale, storedPagePath(path)].join(' ')

const sameSite = (one: Wanted, other: Wanted): boolean =>
  one.domain === other.domain && one.locale === other.locale

/** All URLs of a page: no duplicates, at most one canonical URL per domain and locale. */
export const pageUrlInputs = z
  .array(wantedUrl)
  .max(MAX_URLS)
  .superRefine((urls, context) => {
    const named = new Set<string>()
    for (const [index, url] of urls.entries()) {
      if (
        url.canonical &&
        urls.some((other, place) => place < index && other.canonical && sameSite(url, other))
      )
        context.addIssue({
          code: 'custom',
          path: [index, 'canonical'],
          message: 'Only one URL per domain and language can be canonical.',
        })
      if (named.has(urlKey(url)))
        context.addIssue({ code: 'custom', path: [index, 'path'], message: 'Duplicate URL.' })
      named.add(urlKey(url))
    }
  })

/** Per domain and locale, the first URL is canonical unless the caller marks another; one always is. */
export const toPageUrlInput = (urls: readonly Wanted[]): PageUrlInput[] =>
  urls.map((url) => {
    const there = urls.filter((other) => sameSite(url, other))
    const chosen =
      there.find(({ canonical }) => canonical) ??
      there.find(({ canonical }) => canonical !== false) ??
      there[0]
    const { domain, locale, path } = url
    return { domain, locale, path: storedPagePath(path), canonical: url === chosen }
  })

type Url = z.output<typeof pageUrl>

/**
 * The URLs of pages or posts, in one statement for any number of documents.
 * @param docs documents that the caller has read: reading one includes its URLs
 */
export async function urlsOf(
  { req }: Caller,
  owner: 'page' | 'post',
  docs: readonly TypeWithID[],
): Promise<(id: string) => Url[]> {
  if (docs.length === 0) return () => []
  const connection = await requestConnection(req)
  const ids = docs.map(({ id }) => String(id))
  const column = sql.identifier(`${owner}_id`)
  const { rows } = await connection.execute<Url & { owner: string }>(sql`
    select ${column} as owner, id, domain_id as domain, locale, path, coalesce(canonical, false) as canonical
    from page_urls where ${column} = any(${sql.param(ids)}::uuid[])
    order by domain_id, locale, canonical desc, path`)
  const urls = Map.groupBy(rows, (row) => row.owner)
  return (id) => (urls.get(id) ?? []).map(({ owner: _owner, ...url }) => url)
}
