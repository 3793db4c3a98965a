import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Pair } from '@/src/database/translations/store'
import { costOf, modelAccess } from '@/src/features/assistant'
import { estimateTokens, type Tokens } from '@/src/features/assistant/rules/usage'
import { requestConnection } from '@/src/platform/database/connection'
import type { Overwrite } from '../../rules/model/open-segment'
import { contextOf } from '../../rules/model/prompt'
import type { TranslatedDocument } from '../list-translations'
import { fromMemory } from '../memory/from-memory'
import { openSegments } from '../model/open-segments'
import { readPaired } from '../read-translation'

/** Documents that are read for an estimate; the others are taken to be alike. */
const SAMPLE = 8
/** What the model is told of its task, and what stands around each text. */
const TOKENS_PER_DOCUMENT = 600
const TOKENS_PER_TEXT = 20

type Work = Pair & { tenant: string; overwrite: Overwrite; documents: readonly TranslatedDocument[] }

/** What a translation of a document by the model is likely to use. */
async function tokensFor(req: PayloadRequest, work: Work, document: TranslatedDocument): Promise<Tokens> {
  const texts = await readPaired(req, document, work)
  const { segments, context } = openSegments(texts, work, work)
  const known = await fromMemory(segments, { ...work, req })
  const asked = segments.filter(({ id }) => !known.has(id))
  if (asked.length === 0) return { input: 0, output: 0, cached: 0 }
  const around = [...context, ...segments.map((segment) => contextOf(segment, known.get(segment.id) ?? ''))]
  const output = asked.reduce(
    (sum, { template }) => sum + TOKENS_PER_TEXT + estimateTokens(template.text.length),
    0,
  )
  return {
    input: TOKENS_PER_DOCUMENT + estimateTokens(JSON.stringify(around).length) + output,
    output,
    cached: 0,
  }
}

/** `cost`: a decimal; null for a model without a price. */
export type Estimate = {
  documents: number
  texts: number
  tokens: number
  cost: string | null
  currency: string
}

/**
 * What a bulk translation is likely to use, from some of its documents.
 * @throws {AssistantError} when the tenant has no language model
 */
export async function estimateBulk(req: PayloadRequest, work: Work): Promise<Estimate> {
  const { documents, tenant } = work
  const { price, settings } = await modelAccess(req.payload, tenant, 'translate-page')
  const sample = documents.slice(0, SAMPLE)
  const used: Tokens = { input: 0, output: 0, cached: 0 }
  for (const document of sample) {
    const { input, output } = await tokensFor(req, work, document)
    used.input += input
    used.output += output
  }
  const openIn = (some: readonly TranslatedDocument[]) => some.reduce((sum, { open }) => sum + open, 0)
  const texts = openIn(documents)
  const share = texts / Math.max(1, openIn(sample))
  const all = { input: Math.ceil(used.input * share), output: Math.ceil(used.output * share), cached: 0 }
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ cost: string | null }>(
    sql`SELECT ${costOf(all, price)}::text AS cost`,
  )
  return {
    ...{ documents: documents.length, texts, tokens: all.input + all.output },
    ...{ cost: rows[0]?.cost ?? null, currency: settings.currency },
  }
}
