import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { PRIVATE } from '@/src/api/core/caching'
import { invalid } from '@/src/api/core/from-error'
import { filePart } from '@/src/api/core/multipart/received-file'
import type { Operation } from '@/src/api/core/operation'
import { dataOf } from '@/src/api/core/schemas'
import { importTmx } from '../server/exchange/import-tmx'
import { XmlError } from '../server/exchange/read-xml'
import { writeTmx } from '../server/exchange/write-tmx'
import { wordsFor } from './places'

const tag = 'Translations'
const path = '/translation-memory'

const MAX_FILE = 32 * 1024 * 1024

const tmx = z.string().openapi({ description: 'TMX 1.4b in UTF-8.' })

const tmxUpload = z
  .strictObject({ file: filePart('TMX, in UTF-8 or UTF-16 with a byte order mark; at most 32 MB.') })
  .meta({ title: 'TranslationMemoryUpload' })

const count = z.int().min(0)
const memoryReport = z
  .strictObject({
    read: count,
    stored: count.openapi({ description: 'Translations that are new, or other than before.' }),
    rejected: count.openapi({
      description: 'Translations without words, too long, or with other tags than their source.',
    }),
  })
  .openapi('TranslationMemoryReport')

/** Text as bytes, read as fast as they are sent. */
function streamOf(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const next = await pieces.next()
      if (next.done === true) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    cancel: async () => {
      await pieces.return()
    },
  })
}

const exportOperation = adminOperation({
  method: 'get',
  path,
  tag,
  summary: 'Export the translation memory of the tenant as TMX',
  description: 'Every translation that people made or accepted, without their names.',
  permission: 'content.read',
  answer: tmx,
  xmlAnswer: true,
  // Sent as it is read: a memory can be large.
  handle: ({ caller: { req, tenant } }) => {
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${tenant.slug}.tmx"`,
      'cache-control': PRIVATE,
    }
    return Promise.resolve(new Response(streamOf(writeTmx(req, tenant.id)), { headers }))
  },
})

const importOperation = adminOperation({
  method: 'post',
  path,
  tag,
  summary: 'Import translations from TMX into the translation memory of the tenant',
  description:
    'Units in two or more languages of the tenant; other languages are passed over. A translation of the same source is replaced.',
  permission: 'content.publish',
  quota: 'uploads',
  body: tmxUpload,
  // A limit of no fields would count the file as one too many.
  multipart: { fileSize: MAX_FILE, fields: 1, fieldSize: 1 },
  answer: dataOf(memoryReport),
  handle: async ({ caller, body: { file } }) => {
    try {
      return { data: await importTmx(caller.req, caller.tenant.id, file.path) }
    } catch (error) {
      if (!(error instanceof XmlError)) throw error
      throw invalid([{ path: 'file', message: `${wordsFor(caller).notXml} ${error.message}` }])
    }
  },
})

export const memoryFileOperations: readonly Operation[] = [exportOperation, importOperation]
