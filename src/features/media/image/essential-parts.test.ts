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
/** With something in its midst, and behind its end. */
const spoiled = (file: Buffer, at: number, ...parts: Buffer[]): Buffer =>
  Buffer.concat([file.subarray(0, at), ...parts, file.subarray(at), SECRET])

const pixelsOf = (file: Buffer) => sharp(file, { animated: true }).raw().toBuffer({ resolveWithObject: true })

const jpeg = (isProgressive: boolean) =>
  solidImage(90, 60).withIccProfile('p3').jpeg({ progressive: isProgressive }).toBuffer()
const [baseline, progressive] = [await jpeg(false), await jpeg(true)]
const png = await solidImage().withIccProfile('p3').png().toBuffer()
const gif = await animatedImage(4).gif().toBuffer()
const headOfGif = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1)

describe('a picture with something beside it', () => {
  it.each([
    ['image/jpeg', baseline, 2, [segment(0xfe), segment(0xeb), segment(0xe2)]],
    ['image/jpeg', progressive, 2, [segment(0xec)]],
    ['image/png', png, 33, [chunk]],
    ['image/gif', gif, (gif[10] ?? 0) & 0x80 ? headOfGif : 13, [comment, xmp]],
  ] as const)('of type %s is the same without it', async (type, file, at, parts) => {
    expect(stripMetadataChunks(file, type)).toBeNull()
    const kept = stripMetadataChunks(spoiled(file, at, ...parts), type)
    expect(kept).toEqual(file)
    expect(await pixelsOf(kept ?? SECRET)).toEqual(await pixelsOf(file))
  })

  it.each(['image/jpeg', 'image/png', 'image/gif'] as const)(
    'of type %s that ends too soon is told',
    (type) => {
      expect(() => stripMetadataChunks(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2]), type)).toThrow(RangeError)
    },
  )
})
