import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { invalid } from '@/src/api/core/from-error'
import { filePart } from '@/src/api/core/multipart/received-file'
import type { Operation } from '@/src/api/core/operation'
import { dataOf, localeCode, uuid } from '@/src/api/core/schemas'
import { TRANSLATED } from '../rules/translated'
import { listTranslations } from '../server/list-translations'
import { readTranslation } from '../server/read-translation'
import { XmlError } from '../server/exchange/read-xml'
import { writeXliff, type XliffDocument } from '../server/exchange/write-xliff'
import { answerFor } from './answer-for'
import { importXliff, MAX_DOCUMENTS } from './import-xliff'
import { pairOf, placeOf, wordsFor } from './places'
import { listTranslationsQuery, proposal } from './schemas'
import type { Caller } from '@/src/api/core/environment'
import type { Pair } from '@/src/database/translations/store'

const tag = 'Translations'
const path = '/translations/xliff'

const MAX_FILE = 16 * 1024 * 1024

const xliff = z.string().openapi({ description: 'XLIFF 2.0 in UTF-8.' })

const xliffUpload = z
  .strictObject({ file: filePart('XLIFF 2, as exported and translated; at most 16 MB.') })
  .meta({ title: 'TranslationFileUpload' })

const count = z.int().min(0)
const importedDocument = z
  .strictObject({
    collection: z.enum(TRANSLATED),
    id: uuid,
    title: z.string().nullable(),
    saved: count.openapi({ description: 'How many segments were changed.' }),
    settled: count.openapi({ description: 'How many fields are up to date as they were.' }),
    refused: z.array(z.strictObject({ segment: z.string(), message: z.string() })).openapi({
      description: 'Segments that stay as they were, each with the reason.',
    }),
    proposals: z.array(proposal).openapi({ description: 'Of a dry run: what would be saved, by segment.' }),
  })
  .openapi('ImportedTranslation')

const exportQuery = listTranslationsQuery
  .omit({ page: true, limit: true })
  .extend({ id: uuid.optional().openapi({ description: 'One document of `collection`.' }) })

const importQuery = z.strictObject({
  dryRun: z.enum(['true', 'false']).default('false').openapi({
    description: '`true` saves nothing, and answers with what would be saved.',
  }),
  document: uuid.optional().openapi({ description: 'The only document that the file may be of.' }),
  from: localeCode.optional().openapi({ description: 'The only source language that the file may have.' }),
  to: localeCode.optional().openapi({ description: 'The only language that the file may translate to.' }),
})

type Query = z.output<typeof exportQuery>

async function documentsFor(caller: Caller, pair: Pair, query: Query): Promise<XliffDocument[]> {
  const { req, tenant } = caller
  const { collection, id, state, search } = query
  if (id) {
    if (!collection) throw invalid([{ path: 'collection', message: wordsFor(caller).collection }])
    const { title, fields } = (await answerFor(caller, placeOf(collection), id, pair)).answer.data
    return [{ collection, id, title, fields: fields as XliffDocument['fields'] }]
  }
  const asked = { tenant: tenant.id, ...pair, collection, need: state, search, page: 1, limit: MAX_DOCUMENTS }
  const { rows, total } = await listTranslations(req, asked)
  if (total > MAX_DOCUMENTS)
    throw invalid([{ path: 'state', message: wordsFor(caller).tooManyDocuments(MAX_DOCUMENTS) }])
  const documents: XliffDocument[] = []
  for (const row of rows)
    documents.push({
      ...row,
      fields: await readTranslation(req, { collection: row.collection, id: row.id }, pair),
    })
  return documents
}

const exportOperation = adminOperation({
  method: 'get',
  path,
  tag,
  summary: 'Export documents as XLIFF for translation elsewhere',
  description: `One document, or those that a list with the same filters has; at most ${MAX_DOCUMENTS}.`,
  permission: 'content.read',
  query: exportQuery,
  answer: xliff,
  xmlAnswer: true,
  handle: async ({ caller, query, headers }) => {
    const pair = await pairOf(caller, query.to, query.from)
    const name = `${caller.tenant.slug}-${pair.from}-${pair.to}.xlf`
    headers.set('content-disposition', `attachment; filename="${name}"`)
    return writeXliff(await documentsFor(caller, pair, query), pair)
  },
})

const importOperation = adminOperation({
  method: 'post',
  path,
  tag,
  summary: 'Import translations from XLIFF',
  description:
    'Of exported documents, saved as drafts where there are drafts. A segment is refused, and the others are saved, when its source has changed since, or its tags, placeholders or length do not fit. Segments in the state `initial` are passed over.',
  permission: 'content.write',
  quota: 'uploads',
  query: importQuery,
  body: xliffUpload,
  // A limit of no fields would count the file as one too many.
  multipart: { fileSize: MAX_FILE, fields: 1, fieldSize: 1 },
  answer: dataOf(z.array(importedDocument)),
  problems: ['conflict'],
  handle: async ({ caller, query: { dryRun, ...expected }, body: { file } }) => {
    try {
      return { data: await importXliff(caller, file.path, { ...expected, dryRun: dryRun === 'true' }) }
    } catch (error) {
      if (!(error instanceof XmlError)) throw error
      throw invalid([{ path: 'file', message: `${wordsFor(caller).notXml} ${error.message}` }])
    }
  },
})

export const xliffOperations: readonly Operation[] = [exportOperation, importOperation]
