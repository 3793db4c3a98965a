import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { isUuid } from '@/src/lib/uuid'
import { requestConnection } from '@/src/platform/database/connection'
import { scheduleColumn, type ScheduledCollection } from '@/src/platform/database/schedule-column'
import { tableName } from '@/src/platform/database/table-name'
import type { ReviewPlace } from '../rules/review'
import { readFingerprint, readWriter } from './fingerprint'

const CONFLICT = 409

const REASONS = {
  nl: {
    own: 'Hier geldt het vierogenprincipe en u schreef deze versie zelf. Vraag een beoordeling aan; als een collega precies deze versie goedkeurt, kan ze online.',
    changed:
      'Deze versie is gewijzigd nadat ze werd goedgekeurd. Hier geldt het vierogenprincipe: vraag opnieuw een beoordeling aan.',
  },
  en: {
    own: 'Two people are needed to publish here, and you wrote this version yourself. Request a review; once a colleague approves exactly this version, it can go online.',
    changed:
      'This version has changed since it was approved. Two people are needed to publish here: request a review again.',
  },
} as const satisfies LocaleTexts<unknown>

/** Nobody but its writer has seen what is to be published. */
export class NotReviewed extends APIError {
  constructor({ i18n: { language } }: PayloadRequest, reason: keyof (typeof REASONS)['nl']) {
    super(textIn(REASONS, language)[reason], CONFLICT, null, true)
  }
}

/** Whether the tenant of a document wants that two people see what is published. */
export async function hasFourEyes(
  req: PayloadRequest,
  collection: ScheduledCollection,
  document: string,
): Promise<boolean> {
  const connection = await requestConnection(req)
  const { rowCount } = await connection.execute(sql`
    SELECT FROM ${sql.identifier(tableName(collection))} d JOIN tenants t ON t.id = d.tenant_id
    WHERE d.id = ${document} AND t.four_eyes`)
  return rowCount !== 0
}

const knownKey = (document: string): string => `fourEyes:${document}`

/** As `hasFourEyes`, asked once for a save. */
export async function readFourEyes(
  req: PayloadRequest,
  collection: ScheduledCollection,
  document: string,
): Promise<boolean> {
  const known = req.context[knownKey(document)]
  if (typeof known === 'boolean') return known
  const isOn = await hasFourEyes(req, collection, document)
  // After the query, which may replace the context.
  req.context[knownKey(document)] = isOn
  return isOn
}

/** The draft before a save, and who wrote it; null without one. */
type Before = { fingerprint: string; writer: string | null } | null

const beforeKey = ({ document, locale }: ReviewPlace): string => `draftBefore:${document}:${locale}`

/** Remembers what the draft says before a save that publishes, for `assertReviewed`. */
export async function noteDraft(req: PayloadRequest, place: ReviewPlace): Promise<void> {
  const fingerprint = await readFingerprint(req, place)
  const writer = await readWriter(req, place, fingerprint)
  // Last, as a query may replace the context.
  req.context[beforeKey(place)] = { fingerprint, writer }
}

/** Which of the approved requests of a language of a document are of what it says now. */
async function approvals(
  req: PayloadRequest,
  { collection, document, locale }: ReviewPlace,
): Promise<string[]> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ fingerprint: string }>(sql`
    SELECT fingerprint FROM reviews
    WHERE ${scheduleColumn(collection)} = ${document} AND locale = ${locale} AND state = 'approved'`)
  return rows.map(({ fingerprint }) => fingerprint)
}

/**
 * Requires, of a tenant with four eyes, that what a save has just published was written by somebody else, or approved by
 * somebody else exactly as it is. @param draft whether it is to be published later
 * @throws {NotReviewed}
 */
export async function assertReviewed(req: PayloadRequest, place: ReviewPlace, draft = false): Promise<void> {
  const { collection, document } = place
  if (!isUuid(document) || !(await readFourEyes(req, collection, document))) return
  const before = (req.context[beforeKey(place)] ?? null) as Before
  const fingerprint = await readFingerprint(req, place, draft)
  if (before?.fingerprint === fingerprint && before.writer !== (req.user?.id ?? null)) return
  const approved = await approvals(req, place)
  if (approved.includes(fingerprint)) return
  throw new NotReviewed(req, approved.length > 0 ? 'changed' : 'own')
}
