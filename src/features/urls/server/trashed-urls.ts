import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'

import type { Page, Post } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { TRASHED_URLS } from '@/src/database/trashed-urls'
import { trashChange } from '@/src/features/trash/rules/trash-change'
import type { Locale } from '@/src/lib/constants'
import { isUuid } from '@/src/lib/uuid'
import { requestConnection } from '@/src/platform/database/connection'
import { checkAddress } from './check-address'
import { hasLocale } from './language-of-domain'
import { replacePageUrls } from './replace-page-urls'
import type { PageUrlInput } from './upsert-page-url'
import { removeUrls } from './url-hooks'

const TABLE = sql.identifier(TRASHED_URLS)

/** Key in a request's context: the addresses that restored documents did not get back. */
const LOST = 'lostAddresses'

/** An address that something else has now: the path of a page, or the slug of a post. */
export type LostAddress = { document: string; locale: Locale; path: string }

/** The addresses that documents restored in this request did not get back. */
export const lostAddresses = ({ context }: Pick<PayloadRequest, 'context'>): LostAddress[] =>
  Array.isArray(context[LOST]) ? (context[LOST] as LostAddress[]) : []

function lose(req: PayloadRequest, addresses: readonly LostAddress[]): void {
  req.context[LOST] = [...lostAddresses(req), ...addresses]
}

/** While a page is in the trash its addresses are free; what is there is redirected as after a deletion. */
export const trashPageUrls: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  if (!originalDoc || trashChange(data, originalDoc) !== 'trash') return data
  const connection = await requestConnection(req)
  await connection.execute(sql`
    INSERT INTO ${TABLE} (page_id, domain_id, locale, path, canonical)
    SELECT page_id, domain_id, locale::text, path, coalesce(canonical, false) FROM page_urls
    WHERE page_id = ${originalDoc.id} ON CONFLICT DO NOTHING`)
  await removeUrls('page', req, originalDoc.id)
  return data
}

/** As {@link trashPageUrls}; the URLs of a post follow from its slug. */
export const trashPostUrls: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  if (originalDoc && trashChange(data, originalDoc) === 'trash') await removeUrls('post', req, originalDoc.id)
  return data
}

async function isFree(
  req: PayloadRequest,
  { id, tenant }: { id: string; tenant: string },
  { domain, locale, path }: PageUrlInput,
): Promise<boolean> {
  if (!(await hasLocale(req, domain, locale))) return false
  return (await checkAddress(req, { tenant, domain, locale, path }, id)).state === 'free'
}

/** Gives a restored page the addresses that it had, except those that cannot be had any more. */
export const restorePageUrls: CollectionAfterChangeHook<Page> = async ({
  doc,
  previousDoc,
  overrideAccess = false,
  req,
}) => {
  if (trashChange(doc, previousDoc) !== 'restore' || !doc.tenant) return
  const page = { id: doc.id, tenant: referenceId(doc.tenant) }
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<PageUrlInput>(sql`
    DELETE FROM ${TABLE} WHERE page_id = ${doc.id} RETURNING domain_id AS domain, locale, path, canonical`)
  const free: PageUrlInput[] = []
  for (const url of rows)
    if (await isFree(req, page, url)) free.push(url)
    else lose(req, [{ document: doc.id, locale: url.locale, path: url.path }])
  if (free.length > 0) await replacePageUrls(req, page, free, { leaveRedirects: false, overrideAccess })
}

/** What a post would be found at with its slug, below the canonical URLs of the blog's page. */
const URL_TAKEN = sql`EXISTS (
  SELECT FROM site_settings s JOIN page_urls base ON base.page_id = s.blog_page_id AND base.canonical
  JOIN page_urls u ON u.domain_id = base.domain_id AND u.locale = base.locale
    AND u.path = concat_ws('/', coalesce(nullif(base.path, '/'), ''), own.slug)
  WHERE s.tenant_id = d.tenant_id AND base.locale::text = own._locale::text)`

const SLUG_TAKEN = sql`EXISTS (
  SELECT FROM posts_locales other
  WHERE other.tenant_id = d.tenant_id AND other._locale = own._locale AND other.slug = own.slug)`

/** Takes the slugs from a post that is restored which others have now, before it is read. */
export const dropTakenSlugs: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as { id?: unknown; data?: { deletedAt?: unknown } }
  // Only a save that restores has it: see `settleTrash`.
  if (operation !== 'update' || data?.deletedAt !== null || !isUuid(id)) return
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Omit<LostAddress, 'document'>>(sql`
    WITH taken AS (
      SELECT own._locale, own.slug FROM posts_locales own JOIN posts d ON d.id = own._parent_id
      WHERE d.id = ${id} AND own.slug <> '' AND (${SLUG_TAKEN} OR ${URL_TAKEN})
    ), of_post AS (
      UPDATE posts_locales own SET slug = NULL FROM taken WHERE own._parent_id = ${id} AND own._locale = taken._locale
    ), of_version AS (
      UPDATE _posts_v_locales own SET version_slug = NULL FROM taken, _posts_v v
      WHERE v.parent_id = ${id} AND v.latest AND own._parent_id = v.id AND own._locale = taken._locale
    )
    SELECT _locale::text AS locale, slug AS path FROM taken`)
  lose(
    req,
    rows.map((row) => ({ ...row, document: id })),
  )
}
