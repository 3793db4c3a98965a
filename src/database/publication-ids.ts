import { sql } from '@payloadcms/db-postgres'

import type { Locale } from '@/src/lib/constants'
import type { Connection } from '@/src/platform/database/connection'
import { scheduleColumn, type ScheduledCollection } from '@/src/platform/database/schedule-column'

type Place = { collection: ScheduledCollection; tenant: string; locale: Locale }

/** Documents that are published in a locale and have a newer draft there: those in progress, so never many. */
export async function changedIds(
  connection: Connection,
  { collection, tenant, locale }: Place,
): Promise<string[]> {
  const { rows } = await connection.execute<{ id: string }>(sql`
    select l._parent_id as id
    from ${sql.identifier(`${collection}_locales`)} l
    join ${sql.identifier(`_${collection}_v`)} v
      on v.parent_id = l._parent_id and v.latest and v.version_tenant_id = ${tenant}::uuid
    join ${sql.identifier(`_${collection}_v_locales`)} vl on vl._parent_id = v.id and vl._locale = l._locale
    where l._locale::text = ${locale} and l._status = 'published' and vl.version__status <> 'published'`)
  return rows.map(({ id }) => id)
}

/** Documents that are to be published in a locale at a set time. */
export async function scheduledIds(
  connection: Connection,
  { collection, tenant, locale }: Place,
): Promise<string[]> {
  const column = scheduleColumn(collection)
  const { rows } = await connection.execute<{ id: string }>(sql`
    select d.id from schedules join ${sql.identifier(collection)} d on d.id = schedules.${column}
    where d.tenant_id = ${tenant}::uuid and schedules.locale = ${locale} and schedules.action = 'publish'`)
  return rows.map(({ id }) => id)
}
