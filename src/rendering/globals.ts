import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { Payload } from 'payload'

import type { ConsentText, Footer, Navigation, SiteSetting } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { readTogether, storedDocuments } from './stored-documents'

type Globals = {
  navigation: Navigation
  footer: Footer
  'site-settings': SiteSetting
  'consent-texts': ConsentText
}

/** Globals of a tenant, each null until an editor has saved it. */
export type StoredGlobals<Slug extends keyof Globals> = { [One in Slug]: Globals[One] | null }

/** The row of a part that was never published in a locale is that of a draft. */
const isPublished = ({ collections }: Payload, slug: keyof Globals): SQL =>
  collections[slug].config.versions?.drafts ? sql`g_texts._status = 'published'` : sql`true`

/**
 * In one statement: what is published of them in the locale. References are ids. Public: visitors see them on every page.
 */
export async function readGlobals<Slug extends keyof Globals>(
  tenantId: string,
  locale: Locale,
  slugs: readonly Slug[],
): Promise<StoredGlobals<Slug>> {
  const payload = await payloadInstance()
  const lists = slugs.map((slug) => {
    const { json, from } = storedDocuments(payload, slug, { as: 'g', without: ['_status'] })
    const isShown = isPublished(payload, slug)
    const found = sql`SELECT ${json} FROM ${from} WHERE g.tenant_id = ${tenantId} AND ${isShown} LIMIT 1`
    return [slug, found] as const
  })
  const found = await readTogether<Record<string, object>>(payload, locale, Object.fromEntries(lists))
  // Each list is of the collection that it is named after.
  return Object.fromEntries(slugs.map((slug) => [slug, found[slug]?.[0] ?? null])) as StoredGlobals<Slug>
}
