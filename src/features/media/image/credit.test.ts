import { crc32 } from 'node:zlib'
import type { Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'

import { MAX_CREDIT, MAX_METADATA_BYTES } from '@/src/features/media/rules/limits'
import { solidImage } from '@/src/testing/images'
import { readCredit } from './credit'
import { decodeImage } from './decode'

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const xmp = (attributes: string, inside: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${RDF}"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" ${attributes}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`
const creator = (...names: string[]) =>
  `<dc:creator><rdf:Seq>${names.map((name) => `<rdf:li>${name}</rdf:li>`).join('')}</rdf:Seq></dc:creator>`

/** A record of IPTC, as Photoshop writes it into a JPEG. */
function withIptc(jpeg: Buffer, records: Record<number, string>): Buffer {
  const parts = Object.entries(records).map(([id, text]) => {
    const value = Buffer.from(text)
    const head = Buffer.from([0x1c, 2, Number(id), value.length >> 8, value.length & 255])
    return Buffer.concat([head, value])
  })
  const utf8 = Buffer.from([0x1c, 1, 90, 0, 3, 0x1b, 0x25, 0x47])
  const data = Buffer.concat([utf8, ...parts])
  const block = Buffer.alloc(12)
  block.write('8BIM', 'latin1')
  block.writeUInt16BE(0x0404, 4)
  block.writeUInt32BE(data.length, 8)
  const body = Buffer.concat([Buffer.from('Photoshop 3.0\0'), block, data, Buffer.alloc(data.length % 2)])
  const marker = Buffer.from([0xff, 0xed, (body.length + 2) >> 8, (body.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), marker, body, jpeg.subarray(2)])
}

/** XMP as Adobe’s programs write it into a PNG; libvips would compress it. */
function withXmpChunk(png: Buffer, text: string): Buffer {
  const body = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${text}`)
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  const behindHeader = 33
  return Buffer.concat([png.subarray(0, behindHeader), chunk, png.subarray(behindHeader)])
}

async function creditOf(bytes: Buffer): Promise<string | null> {
  return readCredit(bytes, await decodeImage(bytes, ''))
}
const jpegOf = (image: Sharp) => image.jpeg().toBuffer()

describe('the credit in the metadata of a file', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is read from the EXIF of a %s', async (format) => {
    const image = solidImage().withExif({ IFD0: { Artist: 'Noor Visser', Copyright: 'Studio Noor' } })
    expect(await creditOf(await image.toFormat(format).toBuffer())).toBe('Noor Visser')
  })

  it.each(['jpeg', 'webp', 'avif'] as const)('is read from the XMP of a %s', async (format) => {
    const image = solidImage().withXmp(xmp('photoshop:Credit="ANP"', creator('Noor Visser', 'Piet Élan')))
    expect(await creditOf(await image.toFormat(format).toBuffer())).toBe('Noor Visser, Piet Élan / ANP')
  })

  it('is read from the XMP of a PNG', async () => {
    const png = await solidImage().png().toBuffer()
    expect(await creditOf(withXmpChunk(png, xmp('', creator('Noor Visser'))))).toBe('Noor Visser')
  })

  it('is read from the IPTC of a JPEG', async () => {
    const jpeg = await jpegOf(solidImage())
    expect(await creditOf(withIptc(jpeg, { 80: 'Zoë', 110: 'Persbureau' }))).toBe('Zoë / Persbureau')
    expect(await creditOf(withIptc(jpeg, { 116: '© Studio Noor' }))).toBe('© Studio Noor')
  })

  it('names maker and source once', async () => {
    const credited = (credit: string, name: string) =>
      jpegOf(solidImage().withXmp(xmp(`photoshop:Credit="${credit}"`, creator(name))))
    expect(await creditOf(await credited('Noor / ANP', 'Noor'))).toBe('Noor / ANP')
    expect(await creditOf(await credited('Noor', 'Noor Visser'))).toBe('Noor Visser')
  })

  it('is the copyright notice where nobody is named', async () => {
    const image = solidImage().withExif({ IFD0: { Artist: '   ', Copyright: 'Studio Noor' } })
    expect(await creditOf(await jpegOf(image))).toBe('Studio Noor')
  })

  it('is one line within the limit, without control characters or half a character', async () => {
    const odd = `Noor&#x9;\u202E\u200BVisser\n${'x'.repeat(MAX_CREDIT - 13)}😀 en meer`
    const credit = await creditOf(await jpegOf(solidImage().withXmp(xmp('', creator(odd)))))
    expect(credit).toBe(`Noor Visser ${'x'.repeat(MAX_CREDIT - 13)}`)
  })

  it('is nothing where there is none, or the metadata are broken, hostile or too large', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`
    const images = [
      solidImage(),
      solidImage().withXmp('<x:xmpmeta'),
      solidImage().withXmp(`${bomb}${xmp('', creator('&b;'))}`),
    ]
    for (const image of images) expect(await creditOf(await jpegOf(image))).toBeNull()
    const large = solidImage().withXmp(xmp('', creator('Noor') + ' '.repeat(MAX_METADATA_BYTES)))
    expect(await creditOf(await large.webp().toBuffer())).toBeNull()
    const cut = withIptc(await jpegOf(solidImage()), { 80: 'Noor' })
    cut.writeUInt16BE(0xffff, cut.indexOf('Noor') - 2)
    expect(await creditOf(cut)).toBeNull()
  })
})
