import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { SharedPreview } from '@/collections/registry'
import { MAX_LINKS } from '@/src/features/previews/rules/preview-link'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { COLUMNS } from '../document-columns'

type Place = { collection: SharedPreview; id: string }

/** `by` is the name of who made it. */
export type PreviewLink = { id: string; locale: Locale; by: string; createdAt: string; expiresAt: string }
type Row = Omit<PreviewLink, 'createdAt' | 'expiresAt'> & Record<'createdAt' | 'expiresAt', string | Date>

const time = (value: string | Date): string => new Date(value).toISOString()
const toLink = ({ createdAt, expiresAt, ...row }: Row): PreviewLink => ({
  ...row,
  createdAt: time(createdAt),
  expiresAt: time(expiresAt),
})

/** The links of a document that still show it, the newest first. */
export async function findLinks(req: PayloadRequest, { collection, id }: Place): Promise<PreviewLink[]> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Row>(sql`
    SELECT l.id, l.locale, u.name AS by, l.created_at AS "createdAt", l.expires_at AS "expiresAt"
    FROM preview_links l JOIN users u ON u.id = l.account_id
    WHERE l.${sql.identifier(COLUMNS[collection])} = ${id} AND l.expires_at > now()
    ORDER BY l.created_at DESC, l.id`)
  return rows.map(toLink)
}

/**
 * Makes a link of the account of the request, and deletes the expired ones of the document, which nobody sees any more.
 * @param req in a transaction that has the document locked
 * @returns null if the document has as many links as it may
 */
export async function storeLink(
  req: PayloadRequest,
  { collection, id, locale }: Place & { locale: Locale },
  days: number,
): Promise<PreviewLink | null> {
  const connection = await requestConnection(req)
  const column = sql.identifier(COLUMNS[collection])
  await connection.execute(sql`DELETE FROM preview_links WHERE ${column} = ${id} AND expires_at <= now()`)
  const { rows } = await connection.execute<Pick<Row, 'id'>>(sql`
    INSERT INTO preview_links (${column}, locale, account_id, expires_at)
    SELECT ${id}::uuid, ${locale}, ${req.user?.id}::uuid, now() + make_interval(days => ${days}::int)
    WHERE (SELECT count(*) FROM preview_links WHERE ${column} = ${id}) < ${MAX_LINKS}
    RETURNING id`)
  const made = rows[0]?.id
  return (await findLinks(req, { collection, id })).find((link) => link.id === made) ?? null
}

/** @returns the language that it showed; null if the document has no such link */
export async function revokeLink(
  req: PayloadRequest,
  { collection, id }: Place,
  link: string,
): Promise<Locale | null> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Pick<Row, 'locale'>>(sql`
    DELETE FROM preview_links WHERE id = ${link} AND ${sql.identifier(COLUMNS[collection])} = ${id} RETURNING locale`)
  return rows[0]?.locale ?? null
}
