import { sql } from '@payloadcms/db-postgres'
import { ValidationError, type PayloadRequest } from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { requestConnection } from '@/src/platform/database/connection'
import { JOIN_DOMAIN_SQL, PUBLIC_PATH_SQL } from './paths-in-sql'

/**
 * Rejects a page URL at the path of a redirect of all domains, because disabling that would affect the other domains.
 * @throws {ValidationError} at the path, naming the redirect
 */
export async function rejectShadowed(req: PayloadRequest, tenant: string, url: string): Promise<void> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ from: string }>(sql`
    SELECT r."from" FROM redirects r JOIN (
      SELECT ${PUBLIC_PATH_SQL} AS path FROM page_urls at ${JOIN_DOMAIN_SQL} WHERE at.id = ${url}
    ) shown ON shown.path = r."from"
    WHERE r.tenant_id = ${tenant} AND r.domain_id IS NULL AND r.match = 'exact' AND r.enabled
      AND r.origin <> 'slug-change'
    LIMIT 1`)
  const [rule] = rows
  if (!rule) return
  const message = textIn(
    {
      nl: `De doorverwijzing van ${rule.from} op alle domeinen gaat vóór deze pagina. Zet die eerst uit.`,
      en: `The redirect from ${rule.from} on all domains takes precedence over this page. Disable it first.`,
    },
    req.i18n.language,
  )
  throw new ValidationError({ collection: 'page-urls', errors: [{ path: 'path', message }], req }, req.t)
}
