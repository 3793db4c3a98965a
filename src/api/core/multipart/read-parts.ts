import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import busboy from 'busboy'

import { invalid } from '../from-error'
import { isStorable, UNSTORABLE_TEXT } from '../json-text'
import { ApiError } from '../problems'
import type { ReceivedFile } from './received-file'

/** Sizes in bytes. */
export type PartLimits = {
  fileSize: number
  fields: number
  fieldSize: number
  /** Of a body with several files, in lists by name: how many, and how large together. One that is too large is cut off. */
  several?: { files: number; bytes: number }
}

/** Bytes for names, boundaries and headers of parts, besides their content. */
const OVERHEAD = 64 * 1024
const MAX_PART_HEADERS = 20
const MAX_NAME = 100

export const maxBytes = ({ fileSize, fields, fieldSize, several }: PartLimits): number =>
  (several?.bytes ?? fileSize) + fields * fieldSize + OVERHEAD

export const tooLarge = (limit: number): ApiError =>
  new ApiError('tooLarge', `The file may have at most ${limit} bytes.`)

/** Counts the bytes received: Content-Length may be absent or wrong. */
function counting(limits: PartLimits): Transform {
  let count = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      count += chunk.byteLength
      if (count > maxBytes(limits)) done(tooLarge(limits.fileSize))
      else done(null, chunk)
    },
  })
}

type Part = string | ReceivedFile | ReceivedFile[]
type Parts = Record<string, Part>

/** Rejects duplicate names; `__proto__` is a name like any other. */
function collector() {
  const parts = new Map<string, Part>()
  const addTo = (name: string, file: ReceivedFile) => {
    const listed = parts.get(name) ?? []
    if (!Array.isArray(listed)) throw invalid([{ path: name, message: 'Duplicate part.' }])
    parts.set(name, [...listed, file])
  }
  const add = (name: string, value: string | ReceivedFile) => {
    if (parts.has(name)) throw invalid([{ path: name, message: 'Duplicate part.' }])
    parts.set(name, value)
  }
  return { add, addTo, done: (): Parts => Object.fromEntries(parts) }
}

function parserFor(contentType: string, { fileSize, fields, fieldSize, several }: PartLimits): busboy.Busboy {
  return busboy({
    headers: { 'content-type': contentType },
    defParamCharset: 'utf8',
    limits: {
      files: several?.files ?? 1,
      fields,
      parts: fields + (several?.files ?? 1),
      fileSize,
      fieldSize,
      fieldNameSize: MAX_NAME,
      headerPairs: MAX_PART_HEADERS,
    },
  })
}

async function store(
  stream: Readable & { truncated?: boolean },
  info: busboy.FileInfo,
  { folder, limits: { fileSize, several }, index }: { folder: string; limits: PartLimits; index: number },
): Promise<ReceivedFile> {
  const file = path.join(folder, `file-${index}`)
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  await pipeline(stream, target)
  if (stream.truncated && !several) throw tooLarge(fileSize)
  const size = target.bytesWritten + (stream.truncated ? 1 : 0)
  return { path: file, name: info.filename ?? '', type: info.mimeType, size }
}

/**
 * Streams a multipart body; its file goes straight to a file in `folder`.
 * @throws {ApiError} 400 when it is not a multipart body, 413 when it is too large, 422 for too many or duplicate parts
 */
export async function parseMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  { folder, limits }: { folder: string; limits: PartLimits },
): Promise<Parts> {
  const { add, addTo, done } = collector()
  const writing: Promise<{ name: string; file: ReceivedFile }>[] = []
  const parser = parserFor(contentType, limits)
  const guard = (work: () => void) => {
    try {
      work()
    } catch (error) {
      parser.destroy(error instanceof Error ? error : new Error('Rejected'))
    }
  }
  const tooMany = () =>
    parser.destroy(invalid([{ path: '', message: 'The request body has too many parts.' }]))
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) =>
    guard(() => {
      if (nameTruncated || valueTruncated) throw invalid([{ path: name, message: 'Too long.' }])
      if (!isStorable(value)) throw invalid([{ path: name, message: UNSTORABLE_TEXT }])
      add(name, value)
    }),
  )
  parser.on('file', (name, stream, info) => {
    const place = { folder, limits, index: writing.length }
    const stored = store(stream, info, place).then((file) => ({ name, file }))
    stored.catch((error: Error) => parser.destroy(error))
    writing.push(stored)
  })
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit']) parser.on(event, tooMany)
  await pipeline(Readable.fromWeb(body), counting(limits), parser)
  // In the order of the body: a small file is stored sooner than a large one before it.
  for (const { name, file } of await Promise.all(writing)) (limits.several ? addTo : add)(name, file)
  return done()
}
