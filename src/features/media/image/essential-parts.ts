import type { RasterType } from './decode'

/** The parts of a file that affect the picture, in order. Throws a RangeError when the file is truncated. */
type Parts = Generator<Buffer>

const ICC = Buffer.from('ICC_PROFILE\0')
const [SOS, EOI, APP0, APP2, APP14, APP15, COM] = [0xda, 0xd9, 0xe0, 0xe2, 0xee, 0xef, 0xfe]

/** The offset of the next JPEG marker after compressed data; stuffed zeros and restart markers belong to the data. */
function endOfScan(file: Buffer, from: number): number {
  let offset = file.indexOf(0xff, from)
  for (; offset !== -1; offset = file.indexOf(0xff, offset + 1)) {
    const next = file.readUInt8(offset + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return offset
  }
  throw new RangeError('JPEG has no end marker')
}

/** Keeps of the application segments only those that define colours. */
function affectsPicture(marker: number, content: Buffer): boolean {
  if (marker === APP2) return content.subarray(0, ICC.length).equals(ICC)
  return marker === APP0 || marker === APP14 || (marker !== COM && (marker < APP0 || marker > APP15))
}

function* jpegParts(file: Buffer): Parts {
  yield file.subarray(0, 2)
  for (let offset = 2; ;) {
    while (file.readUInt8(offset + 1) === 0xff) offset += 1
    const marker = file.readUInt8(offset + 1)
    if (file.readUInt8(offset) !== 0xff) throw new RangeError('JPEG marker expected')
    if (marker === EOI) {
      yield file.subarray(offset, offset + 2)
      return
    }
    const header = offset + 2 + file.readUInt16BE(offset + 2)
    const end = marker === SOS ? endOfScan(file, header) : header
    if (affectsPicture(marker, file.subarray(offset + 4, header))) yield file.subarray(offset, end)
    offset = end
  }
}

/** Ancillary chunks that affect how the picture looks. Critical chunks begin with a capital. */
const VISIBLE_PNG_CHUNKS = [
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]

function* pngParts(file: Buffer): Parts {
  yield file.subarray(0, 8)
  for (let offset = 8; ;) {
    const name = file.toString('latin1', offset + 4, offset + 8)
    const end = offset + 12 + file.readUInt32BE(offset)
    if (/^[A-Z]/.test(name) || VISIBLE_PNG_CHUNKS.includes(name)) yield file.subarray(offset, end)
    if (name === 'IEND') return
    offset = end
  }
}

const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfBlocks(file: Buffer, from: number): number {
  let offset = from
  while (file.readUInt8(offset) !== 0) offset += 1 + file.readUInt8(offset)
  return offset + 1
}

/** A graphic control extension (how a frame is shown) or the loop count. */
const isAnimationExtension = (file: Buffer, offset: number): boolean =>
  file.readUInt8(offset + 1) === 0xf9 ||
  (file.readUInt8(offset + 1) === 0xff && file.toString('latin1', offset + 3, offset + 14) === 'NETSCAPE2.0')

function* gifParts(file: Buffer): Parts {
  let offset = 13 + colourTable(file.readUInt8(10))
  yield file.subarray(0, offset)
  while (file.readUInt8(offset) !== 0x3b) {
    const isFrame = file.readUInt8(offset) === 0x2c
    const end = endOfBlocks(
      file,
      isFrame ? offset + 11 + colourTable(file.readUInt8(offset + 9)) : offset + 2,
    )
    if (isFrame || isAnimationExtension(file, offset)) yield file.subarray(offset, end)
    offset = end
  }
  yield file.subarray(offset, offset + 1)
}

const PARTS: Partial<Record<RasterType, (file: Buffer) => Parts>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/gif': gifParts,
}

/**
 * Strips from a JPEG, PNG or GIF, without re-encoding it, what does not affect the picture: comments, application data,
 * bytes after the end. Null when there is nothing to strip, or for another type.
 * @throws {RangeError} when the file does not have the structure of its format
 */
export function stripMetadataChunks(file: Buffer, type: RasterType): Buffer | null {
  const parts = PARTS[type]
  const kept = parts && Buffer.concat([...parts(file)])
  return kept && kept.length < file.length ? kept : null
}
