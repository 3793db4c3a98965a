import { readFile, rm, writeFile } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'

import { readCredit } from '@/src/features/media/image/credit'
import { decodeImage, ImageError } from '@/src/features/media/image/decode'
import { SVG_TYPE } from '@/src/features/media/rules/image-types'
import { describe, hashOf, type ImageDescription } from '@/src/features/media/image/describe'
import { rasterizeSvg } from '@/src/features/media/image/rasterize-svg'
import { safeFileName } from '@/src/features/media/image/file-name'
import { MAX_IMAGE_BYTES, MAX_SVG_BYTES } from '@/src/features/media/rules/limits'
import { sanitizeSvg } from '@/src/features/media/image/svg'
import { assertSvgSize } from '@/src/features/media/image/svg-size'
import { withoutMetadata } from '@/src/features/media/image/without-metadata'

/** An uploaded file: its bytes are in `data`, or in the temporary file `tempFilePath`. */
export type IncomingFile = NonNullable<PayloadRequest['file']>

/** What sharp reads: the bytes, or the path of the temporary file. */
const openSource = ({ data, tempFilePath }: IncomingFile): Buffer | string => tempFilePath || data

const bytesOf = async (file: IncomingFile): Promise<Buffer> =>
  file.tempFilePath ? readFile(file.tempFilePath) : file.data

/** The file with other bytes. A temporary file gets a new name, because image libraries cache by file name. */
async function withBytes(file: IncomingFile, bytes: Buffer): Promise<IncomingFile> {
  if (!file.tempFilePath) return { ...file, data: bytes, size: bytes.byteLength }
  const tempFilePath = `${file.tempFilePath}-clean`
  await writeFile(tempFilePath, bytes)
  await rm(file.tempFilePath)
  return { ...file, tempFilePath, size: bytes.byteLength }
}

/** What is worth keeping of a file as it was sent: its sha256, and the credit that it names. */
export type Origin = { sourceHash: string; credit: string | null }

/** A file that may be stored. */
export type AcceptedFile = { file: IncomingFile; origin: Origin }

async function acceptSvg(file: IncomingFile): Promise<AcceptedFile> {
  if (file.size > MAX_SVG_BYTES) throw new ImageError('too-many-bytes')
  const sourceHash = await hashOf(openSource(file))
  const svg = await sanitizeSvg(await bytesOf(file))
  assertSvgSize(svg.toString())
  // Proves that it renders. When `describe` runs, the file is stored already.
  await rasterizeSvg(svg)
  const clean = await withBytes(file, svg)
  return { file: { ...clean, name: safeFileName(file.name, SVG_TYPE) }, origin: { sourceHash, credit: null } }
}

/**
 * Validates an uploaded image and makes it safe to store: sanitised, without metadata, with a safe name and its actual
 * type. The credit is read before the metadata are removed.
 * @throws {ImageError} when it is not an acceptable image
 */
export async function acceptFile(file: IncomingFile): Promise<AcceptedFile> {
  if (file.size > MAX_IMAGE_BYTES) throw new ImageError('too-many-bytes')
  if (file.mimetype === SVG_TYPE) return acceptSvg(file)
  const source = openSource(file)
  const image = await decodeImage(source, file.mimetype)
  const origin = { sourceHash: await hashOf(source), credit: await readCredit(source, image) }
  const clean = await withoutMetadata(source, image)
  const stored = clean ? await withBytes(file, clean) : file
  return { file: { ...stored, name: safeFileName(file.name, image.type), mimetype: image.type }, origin }
}

/**
 * The description of an accepted file.
 * @throws {ImageError} when it is an SVG that cannot be rendered
 */
export async function describeFile(
  file: IncomingFile,
  logger: PayloadRequest['payload']['logger'],
): Promise<ImageDescription> {
  if (file.mimetype !== SVG_TYPE) return describe(openSource(file), logger)
  // An SVG is never read by its path: it could refer to files next to it.
  const svg = await bytesOf(file)
  return describe(svg, logger, await rasterizeSvg(svg))
}

/** Removes the temporary file of an upload that is not stored. */
export async function discardFile({ tempFilePath }: IncomingFile): Promise<void> {
  if (tempFilePath) await rm(tempFilePath, { force: true })
}
