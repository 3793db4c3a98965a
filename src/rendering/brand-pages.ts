import { sql } from '@payloadcms/db-postgres'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import type { SiteContent } from './site'

type Found = { path: string; title: string; isPost: boolean; hasForm: boolean }
export type BrandPage = Pick<Found, 'path' | 'title'>

/** Pages of a site to see a look on: three that differ most, where there are such pages, and all to choose from. */
export type BrandPages = { home: '/'; article: string | null; form: string | null; all: BrandPage[] }

const MOST = 200

async function readPublished({ domain }: SiteContent, locale: Locale): Promise<Found[]> {
  const payload = await payloadInstance()
  const { rows } = await payload.db.drizzle.execute<Found>(sql`
    SELECT u.path, coalesce(post_text.title, page_text.title) AS title, u.post_id IS NOT NULL AS "isPost",
      coalesce(page.blocks @> '[{"blockType":"form"}]'::jsonb, false) AS "hasForm"
    FROM page_urls u
    LEFT JOIN pages page ON page.id = u.page_id
    LEFT JOIN pages_locales page_text ON page_text._parent_id = u.page_id
      AND page_text._locale = ${locale}::text::_locales AND page_text._status = 'published'
    LEFT JOIN posts_locales post_text ON post_text._parent_id = u.post_id
      AND post_text._locale = ${locale}::text::_locales AND post_text._status = 'published'
    WHERE u.domain_id = ${domain.id} AND u.locale::text = ${locale} AND u.canonical
      AND coalesce(post_text.title, page_text.title) IS NOT NULL
    ORDER BY u.path LIMIT ${MOST}`)
  return rows
}

/** What visitors can open of a site in a locale. Without an article, another page is the second. */
export async function readBrandPages(site: SiteContent, locale: Locale): Promise<BrandPages> {
  const found = await readPublished(site, locale)
  const others = found.filter(({ path }) => path !== '/')
  const form = others.find(({ hasForm }) => hasForm)
  const article = others.find(({ isPost }) => isPost) ?? others.find((page) => page !== form)
  return {
    home: '/',
    article: article?.path ?? null,
    form: form?.path ?? null,
    all: found.map(({ path, title }) => ({ path, title })),
  }
}
