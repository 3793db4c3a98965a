import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { apiTokenOf } from '@/src/access/api-token'
import { TRANSLATION_MEMORY } from '@/src/database/translation-memory'
import type { Pair } from '@/src/database/translations/store'
import { requestConnection } from '@/src/platform/database/connection'
import { plainWords } from '../../rules/marked-text'
import { type Remembered, toMarked } from '../../rules/memory'
import type { TranslatedCollection } from '../../rules/translated'
import { type FieldView, splitSegmentId } from '../read-translation'

export const hashOf = (source: string): string =>
  createHash('sha256').update(source).digest('base64url').slice(0, 22)

type Place = Pair & { tenant: string; document?: { collection: TranslatedCollection; id: string } }

/** Stores translations by their sources, in place of earlier ones. @returns how many were new or changed */
export async function storeInMemory(
  req: PayloadRequest,
  { tenant, from, to, document }: Place,
  entries: readonly Remembered[],
): Promise<number> {
  if (entries.length === 0) return 0
  const bySource = new Map(entries.map((entry) => [entry.source, entry]))
  const rows = [...bySource.values()].map(({ source, target }) => ({
    ...{ hash: hashOf(source), source, words: plainWords(source), target },
  }))
  const connection = await requestConnection(req)
  const table = sql.identifier(TRANSLATION_MEMORY)
  const { rowCount } = await connection.execute(sql`
    INSERT INTO ${table} AS m
      (tenant_id, from_locale, to_locale, hash, source, words, target, collection, document_id, account_id)
    SELECT ${tenant}::uuid, ${from}, ${to}, r.hash, r.source, r.words, r.target, ${document?.collection ?? null},
      ${document?.id ?? null}::uuid, ${req.user?.id ?? null}::uuid
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(hash text, source text, words text, target text)
    ORDER BY r.hash
    ON CONFLICT (tenant_id, from_locale, to_locale, hash) DO UPDATE SET target = excluded.target,
      collection = excluded.collection, document_id = excluded.document_id, account_id = excluded.account_id,
      changed_at = now()
    WHERE m.target <> excluded.target`)
  return rowCount ?? 0
}

/** The segments that a person translated or accepted; those of a field whose path is in `settled` are all its segments. */
type Reviewed = { answered: ReadonlySet<string>; settled: ReadonlySet<string> }

/** Remembers what a person reviewed. A token for drafts may not: what is in memory is offered everywhere. */
export async function rememberReviewed(
  req: PayloadRequest,
  place: Place,
  fields: readonly FieldView[],
  { answered, settled }: Reviewed,
): Promise<void> {
  if (apiTokenOf(req.user)?.scope === 'draft') return
  const entries = fields.flatMap((field) =>
    field.segments
      .filter(({ id, target }) => target.trim() !== '' && (settled.has(field.path) || answered.has(id)))
      .map(({ source, target }) => ({ source: toMarked(field, source), target: toMarked(field, target) })),
  )
  await storeInMemory(req, place, entries)
}

/** The ids of answers as those of their segments: an id that ends in the separator names the field. */
export const answeredIds = (answers: readonly { id: string }[]): Set<string> =>
  new Set(answers.map(({ id }) => (splitSegmentId(id).own === '' ? splitSegmentId(id).path : id)))
