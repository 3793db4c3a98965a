import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import { ValidationError, type PayloadRequest } from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { JOIN_DOMAIN_SQL, PUBLIC_PATH_SQL } from './paths-in-sql'

/** A message that names the redirect of all domains that takes precedence over the path of `at`, a row of page_urls. */
async function messageAboutShadow(req: PayloadRequest, tenant: string, at: SQL): Promise<string | null> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ from: string }>(sql`
    SELECT r."from" FROM redirects r JOIN (
      SELECT ${PUBLIC_PATH_SQL} AS path FROM ${at} at ${JOIN_DOMAIN_SQL}
    ) shown ON shown.path = r."from"
    WHERE r.tenant_id = ${tenant} AND r.domain_id IS NULL AND r.match = 'exact' AND r.enabled
      AND r.origin <> 'slug-change'
    LIMIT 1`)
  const [rule] = rows
  if (!rule) return null
  return textIn(
    {
      nl: `De doorverwijzing van ${rule.from} op alle domeinen gaat vóór deze pagina. Zet die eerst uit.`,
      en: `The redirect from ${rule.from} on all domains takes precedence over this page. Disable it first.`,
    },
    req.i18n.language,
  )
}

type Place = { tenant: string; domain: string; locale: Locale; path: string }

/** As {@link rejectShadowed}, for a URL that is not stored: the message, or null. */
export const messageAboutRedirectAt = (
  req: PayloadRequest,
  { tenant, domain, locale, path }: Place,
): Promise<string | null> =>
  messageAboutShadow(
    req,
    tenant,
    sql`(SELECT ${domain}::uuid AS domain_id, ${locale}::text AS locale, ${path}::text AS path)`,
  )

/**
 * Rejects a page URL at the path of a redirect of all domains, because disabling that would affect the other domains.
 * @throws {ValidationError} at the path, naming the redirect
 */
export async function rejectShadowed(req: PayloadRequest, tenant: string, url: string): Promise<void> {
  const message = await messageAboutShadow(req, tenant, sql`(SELECT * FROM page_urls WHERE id = ${url})`)
  if (message === null) return
  throw new ValidationError({ collection: 'page-urls', errors: [{ path: 'path', message }], req }, req.t)
}
