import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { rejected } from '@/src/access/publication-rules'
import { localeName, textIn } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { HAS_PAGES_SQL, servesSql } from './read-addresses'
import { wasPublished } from './track-published-locales'

export type InLocale = { id: string; tenant: string; locale: Locale }
/** A page that is published, and has no id yet if it is new. */
type Published = Omit<InLocale, 'id'> & { id: string | null }

/** Whether the page has no address in a language, though the tenant has a site in that language. */
async function lacksAddress(req: PayloadRequest, { locale, ...page }: Published): Promise<boolean> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ lacking: boolean }>(sql`
    SELECT NOT EXISTS (
      SELECT FROM page_urls u WHERE u.page_id = ${page.id} AND u.locale::text = ${locale}
    ) AND NOT bool_or(coalesce(d.home_page_id = ${page.id}, false)) AS lacking
    FROM domains d LEFT JOIN locales l ON l.id = d.default_locale_id
    WHERE d.tenant_id = ${page.tenant} AND ${HAS_PAGES_SQL} AND ${servesSql(sql`${locale}`)}`)
  // Null without such a site: then no address is possible.
  return rows[0]?.lacking ?? false
}

/** Whether a language of a page, which is not online, needs an address. After `trackPublishedPage`. */
export const lacksFirstAddress = async (req: PayloadRequest, page: Published): Promise<boolean> => {
  const { id, locale } = page
  const isOnline = id !== null && wasPublished(req, { document: id, locale })
  return !isOnline && (await lacksAddress(req, page))
}

export function textAboutAddress({ i18n: { language } }: PayloadRequest, locale: Locale): string {
  const name = localeName(locale, language)
  return textIn(
    {
      nl: `Deze pagina heeft nog geen adres in het ${name}, en is dus nergens te vinden. Geef een adres op en publiceer opnieuw.`,
      en: `This page has no address in ${name}, so nobody could find it. Give it an address and publish again.`,
    },
    language,
  )
}

/**
 * Rejects publishing a page in a language in which nobody could reach it. The home page of a domain needs no address.
 * @throws {ValidationError} at `field`
 */
export async function requireAddress(req: PayloadRequest, page: InLocale, field: string): Promise<void> {
  if (await lacksAddress(req, page))
    throw rejected(req, 'pages', [{ path: field, message: textAboutAddress(req, page.locale) }])
}
