import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { SHARED_PREVIEWS } from '@/collections/registry'
import type { PreviewedDocument } from '@/src/features/previews/rules/preview'
import type { Locale } from '@/src/lib/constants'
import { COLUMNS } from '../document-columns'
import { type PreviewAccount, findAccount } from '../find-account'
import { readLinkToken } from './token'

type Row = { account: string; locale: Locale; page_id: string | null; post_id: string | null }

/** What a link shows, with the permissions that who made it has now. */
export type OpenedLink = { document: PreviewedDocument; account: PreviewAccount }

/** @returns null for a text that is no link, and for one that has expired, was revoked or whose maker is gone */
export async function openLink(payload: Payload, token: string): Promise<OpenedLink | null> {
  const link = readLinkToken(token)
  if (link === null) return null
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    SELECT account_id AS account, locale, page_id, post_id FROM preview_links
    WHERE id = ${link} AND expires_at > now()`)
  const [row] = rows
  const collection = row && SHARED_PREVIEWS.find((slug) => row[COLUMNS[slug]] !== null)
  const id = collection && row[COLUMNS[collection]]
  const account = row && (await findAccount(payload, { id: { equals: row.account } }))
  return collection && id && account ? { document: { collection, id, locale: row.locale }, account } : null
}
