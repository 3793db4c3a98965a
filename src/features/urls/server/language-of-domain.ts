import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'

import type { PageUrl } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { textIn } from '@/src/i18n/locale-texts'
import { FALLBACK_LOCALE, type Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'

/** Whether a domain has a locale, enabled or not. Locks it against removal until the caller's transaction ends. */
export async function hasLocale(req: PayloadRequest, domain: string, locale: Locale): Promise<boolean> {
  const connection = await requestConnection(req)
  // Locks the domain first, in the same order as its removal.
  const { rows } = await connection.execute<{ code: Locale }>(sql`
    SELECT coalesce((SELECT code::text FROM locales WHERE id = d.default_locale_id), ${FALLBACK_LOCALE}) AS code
    FROM domains d WHERE d.id = ${domain} FOR KEY SHARE OF d`)
  const listed = await connection.execute(sql`
    SELECT 1 FROM domain_locales dl JOIN locales l ON l.id = dl.locale_id
    WHERE dl.domain_id = ${domain} AND l.code::text = ${locale} FOR KEY SHARE OF dl`)
  const [domainRow] = rows
  // A domain that was deleted in the meantime is rejected elsewhere, as such.
  return !domainRow || domainRow.code === locale || listed.rows.length > 0
}

/**
 * Rejects a page URL in a locale that its domain does not have.
 * @throws {ValidationError} at the locale
 */
export const requireDomainLocale: CollectionBeforeChangeHook<PageUrl> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { domain, locale } = { ...originalDoc, ...data }
  if (!domain || !locale || (await hasLocale(req, referenceId(domain), locale))) return data
  const message = textIn(
    {
      nl: 'Dit domein heeft deze taal niet. Voeg de taal eerst toe aan het domein.',
      en: 'This domain does not have this language. Add the language to the domain first.',
    },
    req.i18n.language,
  )
  throw new ValidationError({ collection: 'page-urls', errors: [{ path: 'locale', message }], req }, req.t)
}
