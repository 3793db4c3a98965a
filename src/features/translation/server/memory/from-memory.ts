import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { TRANSLATION_MEMORY } from '@/src/database/translation-memory'
import type { Pair } from '@/src/database/translations/store'
import { requestConnection } from '@/src/platform/database/connection'
import { plainWords } from '../../rules/marked-text'
import {
  differenceOf,
  type MemoryMatch,
  proposeSame,
  proposeSimilar,
  type Remembered,
  type Sought,
  toMarked,
} from '../../rules/memory'
import { hashOf } from './remember'

type Memory = Pair & { tenant: string; req: PayloadRequest }

/** Below this, editing a translation takes longer than writing one. */
const LEAST_SIMILAR = 0.6
/** Each similar text is a search of its own. */
const MAX_SIMILAR = 200
/** Of longer texts, hardly two are alike. */
const MAX_WORDS = 2000

const table = sql.identifier(TRANSLATION_MEMORY)

const markedOf = ({ field, template }: Sought): string => toMarked(field, template.text)

/**
 * What people translated before, for segments with the same source, by the ids of the segments.
 * @param segments of a document that the account may read
 */
export async function fromMemory(
  segments: readonly Sought[],
  { tenant, from, to, req }: Memory,
): Promise<Map<string, string>> {
  if (segments.length === 0) return new Map()
  const hashes = [...new Set(segments.map((segment) => hashOf(markedOf(segment))))]
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Remembered>(sql`
    SELECT source, target FROM ${table} WHERE tenant_id = ${tenant}::uuid AND from_locale = ${from} AND to_locale = ${to}
      AND hash = ANY(${sql.param(hashes)}::text[])`)
  const known = new Map(rows.map(({ source, target }) => [source, target]))
  return new Map(
    segments.flatMap((segment) => {
      const target = known.get(markedOf(segment))
      const text = target === undefined ? null : proposeSame(segment, target)
      return text === null ? [] : [[segment.id, text] as const]
    }),
  )
}

type Similar = Remembered & { id: string; similarity: number }

/** The most similar source of each segment that has one. */
async function findSimilar(
  segments: readonly Sought[],
  { tenant, from, to, req }: Memory,
): Promise<Similar[]> {
  const sought = segments
    .map((segment) => ({
      id: segment.id,
      words: plainWords(markedOf(segment)),
      hash: hashOf(markedOf(segment)),
    }))
    .filter(({ words }) => words.length <= MAX_WORDS)
    .slice(0, MAX_SIMILAR)
  if (sought.length === 0) return []
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Similar>(sql`
    SELECT s.id, m.source, m.target, m.similarity
    FROM jsonb_to_recordset(${JSON.stringify(sought)}::jsonb) AS s(id text, words text, hash text)
    CROSS JOIN LATERAL (
      SELECT source, target, similarity(words, s.words) AS similarity FROM ${table}
      WHERE tenant_id = ${tenant}::uuid AND from_locale = ${from} AND to_locale = ${to} AND words % s.words
      ORDER BY similarity(words, s.words) DESC, hash <> s.hash, changed_at DESC LIMIT 1) m
    WHERE m.similarity >= ${LEAST_SIMILAR}`)
  return rows
}

/** Proposals for segments: from the same source, or else from the most similar one as a hint. */
export async function proposeFromMemory(segments: readonly Sought[], memory: Memory): Promise<MemoryMatch[]> {
  const same = await fromMemory(segments, memory)
  const others = segments.filter(({ id }) => !same.has(id))
  const similar = new Map((await findSimilar(others, memory)).map((found) => [found.id, found]))
  return segments.flatMap((segment): MemoryMatch[] => {
    const { id } = segment
    const text = same.get(id)
    if (text !== undefined) return [{ id, text, match: 100, change: null }]
    const found = similar.get(id)
    if (!found) return []
    // The same words with other tags or numbers are not the same text.
    const match = Math.min(99, Math.floor(found.similarity * 100))
    return [
      {
        id,
        text: proposeSimilar(segment, found.target),
        match,
        change: differenceOf(segment, found, memory.from),
      },
    ]
  })
}
