import { sql } from '@payloadcms/db-postgres'
import { type PayloadRequest, ValidationError } from 'payload'

import { localeName, textIn } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { HAS_PAGES_SQL, servesSql } from './read-addresses'

export type InLocale = { id: string; tenant: string; locale: Locale }

/** Whether the page has no address in a language, though the tenant has a site in that language. */
async function lacksAddress(req: PayloadRequest, { locale, ...page }: InLocale): Promise<boolean> {
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

/**
 * Rejects publishing a page in a language in which nobody could reach it. The home page of a domain needs no address.
 * @throws {ValidationError} at `field`
 */
export async function requireAddress(req: PayloadRequest, page: InLocale, field: string): Promise<void> {
  if (!(await lacksAddress(req, page))) return
  const { language } = req.i18n
  const name = localeName(page.locale, language)
  const message = textIn(
    {
      nl: `Deze pagina heeft nog geen adres in het ${name}, en is dus nergens te vinden. Geef een adres op en publiceer opnieuw.`,
      en: `This page has no address in ${name}, so nobody could find it. Give it an address and publish again.`,
    },
    language,
  )
  const label = textIn({ nl: 'Adres', en: 'Address' }, language)
  const errors = [{ path: field, message, label }]
  // Bulk operations show only the message of the error, which would otherwise be that a field is invalid.
  throw Object.assign(new ValidationError({ collection: 'pages', errors, req }, req.t), { message })
}
