import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { referenceId } from '@/src/access/memberships'
import type { DomainLocale } from '@/payload-types'
import { FALLBACK_LOCALE } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'

/** Whether a locale is the domain's default, whose paths have no prefix: the domain's own setting, else English. */
export async function isDefaultLocale(
  req: PayloadRequest,
  { domain, locale }: Pick<DomainLocale, 'domain' | 'locale'>,
): Promise<boolean> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute(sql`
    SELECT 1 FROM domains d LEFT JOIN locales fallback ON fallback.code::text = ${FALLBACK_LOCALE}
    WHERE d.id = ${referenceId(domain)} AND coalesce(d.default_locale_id, fallback.id) = ${referenceId(locale)}`)
  return rows.length > 0
}
