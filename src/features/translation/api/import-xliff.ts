import type { Caller } from '@/src/api/core/environment'
import { invalid } from '@/src/api/core/from-error'
import type { Pair } from '@/src/database/translations/store'
import { isLocale, type Locale } from '@/src/lib/constants'
import { isUuid } from '@/src/lib/uuid'
import { lockRow } from '@/src/platform/database/lock'
import { tableName } from '@/src/platform/database/table-name'
import { confirmedFields, type Refused, xliffAnswers } from '../rules/exchange/xliff-answers'
import { answeredIds, rememberReviewed } from '../server/memory/remember'
import { readXml } from '../server/exchange/read-xml'
import { type XliffLanguages, type XliffUnit, xliffReader } from '../server/exchange/read-xliff'
import { type FieldView, readTexts, splitSegmentId } from '../server/read-translation'
import { decideTranslations, type SegmentAnswer, translateTexts } from '../server/save-translation'
import { isSavable } from '../server/savable'
import { saveTexts } from '../server/save-texts'
import { answerFor } from './answer-for'
import { type Place, PLACES, wordsFor } from './places'

/** What became of a document of a file. `saved`: how many of its segments were changed; `settled`: of its fields. */
export type ImportedDocument = {
  collection: Place['collection']
  id: string
  title: string | null
  saved: number
  settled: number
  refused: { segment: string; message: string }[]
  /** Of a dry run: what would be saved, by segment. */
  proposals: SegmentAnswer[]
}

/** What a file is expected to be, and whether anything is saved. */
export type ImportOptions = {
  dryRun: boolean
  document?: string | undefined
  from?: Locale | undefined
  to?: Locale | undefined
}

export const MAX_DOCUMENTS = 200

async function readFile(caller: Caller, path: string, expected: ImportOptions) {
  const [languages, units] = [new Array<XliffLanguages>(), new Array<XliffUnit>()]
  const reader = xliffReader(
    (found) => languages.push(found),
    (unit) => units.push(unit),
  )
  await readXml(path, { ...reader, flush: () => Promise.resolve() })
  const { version = '', from = '', to = '' } = languages[0] ?? {}
  const texts = wordsFor(caller)
  if (!version.startsWith('2.')) throw invalid([{ path: 'file', message: texts.notXliff }])
  if (!isLocale(from) || !isLocale(to) || from === to)
    throw invalid([{ path: 'file', message: texts.fileLanguages }])
  if ((expected.from ?? from) !== from || (expected.to ?? to) !== to)
    throw invalid([{ path: 'file', message: texts.otherLanguages }])
  return { pair: { from, to }, byDocument: Map.groupBy(units, ({ original }) => original) }
}

type Found = { place: Place; id: string }

function documentOf(caller: Caller, original: string, expected: string | undefined): Found {
  const [collection, id] = original.split('/')
  const place = PLACES.find((one) => one.collection === collection)
  if (place && isUuid(id) && (expected ?? id) === id) return { place, id }
  if (place && expected) throw invalid([{ path: 'file', message: wordsFor(caller).otherDocument }])
  throw invalid([{ path: 'file', message: `${wordsFor(caller).notOurs} ${original}` }])
}

/** A document, and what of its units can be saved: each was checked as one that a person enters. */
async function compare(caller: Caller, pair: Pair, { place, id }: Found, units: readonly XliffUnit[]) {
  const { req } = caller
  const { answer, doc } = await answerFor(caller, place, id, pair)
  const fields = answer.data.fields as FieldView[]
  const { answers, confirmed, refused } = xliffAnswers(units, fields)
  const translated = translateTexts(await readTexts(req, place.collection, id), pair, answers, false)
  const wrong = new Set(translated.rejected.map((rejected) => rejected.id))
  const fitting = answers.filter((one) => !wrong.has(one.id))
  const fittingPaths = new Set(fitting.map((one) => splitSegmentId(one.id).path))
  const taken = isSavable(req, place.collection, fields, fittingPaths) ? fitting : []
  const waiting = fields.filter(({ state }) => state === 'outdated' || state === 'unreviewed')
  const incomplete = fitting.filter((one) => !taken.includes(one))
  const all: Refused[] = [
    ...[...refused, ...translated.rejected],
    ...incomplete.map(({ id: segment }) => ({ id: segment, problem: 'incomplete' as const })),
  ]
  return {
    ...{ doc, title: answer.data.title, taken, values: translated.values, refused: all },
    settled: confirmedFields(waiting, confirmed),
  }
}

/** Saves what {@link compare} found. */
async function save(
  caller: Caller,
  pair: Pair,
  { place, id }: Found,
  { doc, taken, values, settled }: Awaited<ReturnType<typeof compare>>,
): Promise<void> {
  const { req, tenant } = caller
  const document = { collection: place.collection, id }
  const paths = new Set(taken.map((one) => splitSegmentId(one.id).path))
  const saved = new Map([...values].filter(([path]) => paths.has(path)))
  if (saved.size > 0) await saveTexts(req, { ...document, to: pair.to }, doc, saved)
  const outcome = { answered: paths, settled: new Set(settled), isByModel: false }
  await decideTranslations(req, document, pair, outcome)
  const now = (await answerFor(caller, place, id, pair)).answer.data.fields as FieldView[]
  const reviewed = { answered: answeredIds(taken), settled: new Set(settled) }
  await rememberReviewed(req, { tenant: tenant.id, ...pair, document }, now, reviewed)
}

async function importDocument(
  caller: Caller,
  pair: Pair,
  found: Found,
  { units, dryRun }: { units: readonly XliffUnit[]; dryRun: boolean },
): Promise<ImportedDocument> {
  const { collection } = found.place
  if (!dryRun) await lockRow(caller.req, tableName(collection), found.id)
  const compared = await compare(caller, pair, found, units)
  if (!dryRun) await save(caller, pair, found, compared)
  const { title, taken, settled, refused } = compared
  const messages = wordsFor(caller)
  return {
    ...{ collection, id: found.id, title, saved: taken.length, settled: settled.length },
    refused: refused.map((one) => ({ segment: one.id, message: messages[one.problem] })),
    proposals: dryRun ? taken : [],
  }
}

/**
 * Saves the translations of a file as drafts, or only says what would be saved. What cannot be taken is named and left as it
 * is; a document that is not the tenant’s, or not the expected one, rejects the file.
 * @throws {XmlError} for what is no well-formed XML
 */
export async function importXliff(
  caller: Caller,
  path: string,
  options: ImportOptions,
): Promise<ImportedDocument[]> {
  const { pair, byDocument } = await readFile(caller, path, options)
  if (byDocument.size > MAX_DOCUMENTS)
    throw invalid([{ path: 'file', message: wordsFor(caller).tooManyDocuments(MAX_DOCUMENTS) }])
  const documents: ImportedDocument[] = []
  // In one order, so that two imports never wait for each other.
  for (const [original, units] of [...byDocument].toSorted(([a], [b]) => a.localeCompare(b))) {
    const found = documentOf(caller, original, options.document)
    documents.push(await importDocument(caller, pair, found, { units, dryRun: options.dryRun }))
  }
  return documents
}
