import { readFile, rm, writeFile } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'

import { decodeImage, ImageError, SVG_TYPE } from '@/src/features/media/image/decode'
import { rasterizeSvg } from '@/src/features/media/image/rasterize-svg'
import { safeFileName } from '@/src/features/media/image/file-name'
import { MAX_IMAGE_BYTES, MAX_SVG_BYTES } from '@/src/features/media/rules/limits'
import { sanitizeSvg } from '@/src/features/media/image/svg'
import { assertSvgSize } from '@/src/features/media/image/svg-size'
import { withoutMetadata } from '@/src/features/media/image/without-metadata'

/** A file on its way in: its bytes are in `data`, or in the temporary file that `tempFilePath` names. */
export type IncomingFile = NonNullable<PayloadRequest['file']>

/** What can be read of an incoming file: its bytes, or the path of a file with them. */
export const openSource = ({ data, tempFilePath }: IncomingFile): Buffer | string => tempFilePath || data

const bytesOf = async (file: IncomingFile): Promise<Buffer> =>
  file.tempFilePath ? readFile(file.tempFilePath) : file.data

/** The file with other bytes. A temporary file gets another name: image libraries remember files by theirs. */
async function withBytes(file: IncomingFile, bytes: Buffer): Promise<IncomingFile> {
  if (!file.tempFilePath) return { ...file, data: bytes, size: bytes.byteLength }
  const tempFilePath = `${file.tempFilePath}-clean`
  await writeFile(tempFilePath, bytes)
  await rm(file.tempFilePath)
  return { ...file, tempFilePath, size: bytes.byteLength }
}

async function receiveDrawing(file: IncomingFile): Promise<IncomingFile> {
  if (file.size > MAX_SVG_BYTES) throw new ImageError('too-many-bytes')
  const svg = sanitizeSvg(await bytesOf(file))
  assertSvgSize(svg.toString())
  // Here and not when it is described: what is refused by then has been stored.
  await rasterizeSvg(svg)
  const clean = await withBytes(file, svg)
  return { ...clean, name: safeFileName(file.name, SVG_TYPE) }
}

/**
 * Proves that a file is an image that may be stored, and makes it one that can be: cleaned, without metadata, under a
 * safe name and its true type.
 * @throws {ImageRefused} when it is not
 */
export async function acceptFile(file: IncomingFile): Promise<IncomingFile> {
  if (file.size > MAX_IMAGE_BYTES) throw new ImageError('too-many-bytes')
  if (file.mimetype === SVG_TYPE) return receiveDrawing(file)
  const source = openSource(file)
  const image = await decodeImage(source, file.mimetype)
  const clean = await withoutMetadata(source, image)
  const stored = clean ? await withBytes(file, clean) : file
  return { ...stored, name: safeFileName(file.name, image.type), mimetype: image.type }
}
