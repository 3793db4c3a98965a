import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { animatedImage, solidImage } from '@/src/testing/images'
import { stripMetadataChunks } from './essential-parts'

const SECRET = Buffer.from('geheim')

const segment = (marker: number): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, 0, SECRET.length + 2]), SECRET])
const chunk = Buffer.concat([
  Buffer.from([0, 0, 0, SECRET.length]),
  Buffer.from('prVt'),
  SECRET,
  Buffer.alloc(4),
])
const comment = Buffer.concat([Buffer.from([0x21, 0xfe, SECRET.length]), SECRET, Buffer.from([0])])
const xmp = Buffer.concat([
  ...[Buffer.from([0x21, 0xff, 11]), Buffer.from('XMP DataXMP')],
  ...[Buffer.from([SECRET.length]), SECRET, Buffer.from([0])],
])
/** The file with parts inserted offset an offset, and data after its end. */
const withExtra = (file: Buffer, offset: number, ...parts: Buffer[]): Buffer =>
  Buffer.concat([file.subarray(0, offset), ...parts, file.subarray(offset), SECRET])

const pixelsOf = (file: Buffer) => sharp(file, { animated: true }).raw().toBuffer({ resolveWithObject: true })

const jpeg = (isProgressive: boolean) =>
  solidImage(90, 60).withIccProfile('p3').jpeg({ progressive: isProgressive }).toBuffer()
const [baseline, progressive] = [await jpeg(false), await jpeg(true)]
const png = await solidImage().withIccProfile('p3').png().toBuffer()
const gif = await animatedImage(4).gif().toBuffer()
const headOfGif = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1)

describe('stripMetadataChunks', () => {
  it.each([
    ['image/jpeg', baseline, 2, [segment(0xfe), segment(0xeb), segment(0xe2)]],
    ['image/jpeg', progressive, 2, [segment(0xec)]],
    ['image/png', png, 33, [chunk]],
    ['image/gif', gif, (gif[10] ?? 0) & 0x80 ? headOfGif : 13, [comment, xmp]],
  ] as const)('restores the original %s without inserted metadata', async (type, file, offset, parts) => {
    expect(stripMetadataChunks(file, type)).toBeNull()
    const stripped = stripMetadataChunks(withExtra(file, offset, ...parts), type)
    expect(stripped).toEqual(file)
    expect(await pixelsOf(stripped ?? SECRET)).toEqual(await pixelsOf(file))
  })

  it.each(['image/jpeg', 'image/png', 'image/gif'] as const)(
    'throws a RangeError for a truncated %s',
    (type) => {
      expect(() => stripMetadataChunks(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2]), type)).toThrow(RangeError)
    },
  )
})
