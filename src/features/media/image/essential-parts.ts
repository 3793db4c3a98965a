import type { RasterType } from './decode'

/** The parts of a file that make the picture, in turn. Throws a RangeError where the file ends too soon. */
type Parts = Generator<Buffer>

const ICC = Buffer.from('ICC_PROFILE\0')
const [SOS, EOI, APP0, APP2, APP14, APP15, COM] = [0xda, 0xd9, 0xe0, 0xe2, 0xee, 0xef, 0xfe]

/** Where the next marker of a JPEG stands after compressed data: zeros and restarts belong to the data. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from)
  for (; at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new RangeError('A JPEG without an end')
}

/** Of the segments of applications only those that say how colours are meant, for a reader draws others without them. */
function isDrawn(marker: number, content: Buffer): boolean {
  if (marker === APP2) return content.subarray(0, ICC.length).equals(ICC)
  return marker === APP0 || marker === APP14 || (marker !== COM && (marker < APP0 || marker > APP15))
}

function* jpegParts(file: Buffer): Parts {
  yield file.subarray(0, 2)
  for (let at = 2; ;) {
    while (file.readUInt8(at + 1) === 0xff) at += 1
    const marker = file.readUInt8(at + 1)
    if (file.readUInt8(at) !== 0xff) throw new RangeError('A JPEG without a marker where one belongs')
    if (marker === EOI) {
      yield file.subarray(at, at + 2)
      return
    }
    const header = at + 2 + file.readUInt16BE(at + 2)
    const end = marker === SOS ? endOfScan(file, header) : header
    if (isDrawn(marker, file.subarray(at + 4, header))) yield file.subarray(at, end)
    at = end
  }
}

/** Chunks that may be left out, and say how the picture looks. Those that may not begin with a capital. */
const PNG_LOOKS = [
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
  for (let at = 8; ;) {
    const name = file.toString('latin1', at + 4, at + 8)
    const end = at + 12 + file.readUInt32BE(at)
    if (/^[A-Z]/.test(name) || PNG_LOOKS.includes(name)) yield file.subarray(at, end)
    if (name === 'IEND') return
    at = end
  }
}

const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfBlocks(file: Buffer, from: number): number {
  let at = from
  while (file.readUInt8(at) !== 0) at += 1 + file.readUInt8(at)
  return at + 1
}

/** How a frame is shown, and how often the movement is repeated. */
const isShown = (file: Buffer, at: number): boolean =>
  file.readUInt8(at + 1) === 0xf9 ||
  (file.readUInt8(at + 1) === 0xff && file.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0')

function* gifParts(file: Buffer): Parts {
  let at = 13 + colourTable(file.readUInt8(10))
  yield file.subarray(0, at)
  while (file.readUInt8(at) !== 0x3b) {
    const isFrame = file.readUInt8(at) === 0x2c
    const end = endOfBlocks(file, isFrame ? at + 11 + colourTable(file.readUInt8(at + 9)) : at + 2)
    if (isFrame || isShown(file, at)) yield file.subarray(at, end)
    at = end
  }
  yield file.subarray(at, at + 1)
}

const PARTS: Partial<Record<RasterType, (file: Buffer) => Parts>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/gif': gifParts,
}

/**
 * A JPEG, PNG or GIF without what does not make the picture: comments, segments of programs, whatever follows its end.
 * Nothing is encoded anew. Null when all of it is needed; of another type, too.
 * @throws {RangeError} when its parts do not follow each other as the format says
 */
export function stripMetadataChunks(file: Buffer, type: RasterType): Buffer | null {
  const parts = PARTS[type]
  const kept = parts && Buffer.concat([...parts(file)])
  return kept && kept.length < file.length ? kept : null
}
