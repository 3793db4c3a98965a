import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { peopleWith, type Person } from '@/src/access/people'
import { requestConnection } from '@/src/platform/database/connection'

/** What the list of submissions of a tenant can be narrowed to. `unread` counts neither spam nor what is done. */
export type Inbox = {
  forms: { id: string; title: string; unread: number }[]
  spam: number
  people: Person[]
}

/** The forms of a tenant, and who handles its submissions. The caller checks that the account may read these. */
export async function readInbox(req: PayloadRequest, tenant: string): Promise<Inbox> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Pick<Inbox, 'forms'> & { spam: string | number }>(sql`
    SELECT (SELECT count(*) FROM form_submissions WHERE tenant_id = ${tenant} AND status = 'spam') AS spam,
      (SELECT coalesce(json_agg(one), '[]') FROM (
        SELECT f.id, f.title, (SELECT count(*) FROM form_submissions s
          WHERE s.form_id = f.id AND s.status = 'inbox' AND s.read IS NOT TRUE) AS unread
        FROM forms f WHERE f.tenant_id = ${tenant} ORDER BY lower(f.title), f.id) one) AS forms`)
  const [found] = rows
  return {
    forms: found?.forms ?? [],
    spam: Number(found?.spam ?? 0),
    people: await peopleWith(req, tenant, 'submissions.write'),
  }
}
