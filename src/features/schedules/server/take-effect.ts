import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { ScheduleAction, ScheduledDocument } from '@/src/features/schedules/rules/schedule'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'

/** Whether visitors see a locale of a document. */
export async function isOnline(
  req: PayloadRequest,
  { collection, id, locale }: ScheduledDocument & { locale: Locale },
): Promise<boolean> {
  const connection = await requestConnection(req)
  const { rowCount } = await connection.execute(sql`
    SELECT 1 FROM ${sql.identifier(`${collection}_locales`)}
    WHERE _parent_id = ${id} AND _locale::text = ${locale} AND _status = 'published'`)
  return rowCount !== 0
}

/** Publishes a locale of a document or takes it offline, as the account of the request would by hand. */
export async function takeEffect(
  req: PayloadRequest,
  { action, ...place }: ScheduledDocument & { locale: Locale; action: ScheduleAction },
  overrideAccess: boolean,
): Promise<void> {
  // Its publication was rejected, or it is offline already.
  if (action === 'unpublish' && !(await isOnline(req, place))) return
  await req.payload.update({
    ...place,
    data: { _status: action === 'publish' ? 'published' : 'draft' },
    depth: 0,
    overrideAccess,
    // Whoever edits the document meanwhile goes on with a draft.
    overrideLock: true,
    req,
  })
}
