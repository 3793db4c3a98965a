import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp, { type Sharp } from 'sharp'
import { expect } from 'vitest'

import type { Media } from '@/payload-types'
import { env } from '@/src/platform/env'
import type { Company } from './tenants'

/** A plane of one colour, to be encoded. */
export const solidImage = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#ff4b00' } })

export const png = (width?: number, height?: number): Promise<Buffer> =>
  solidImage(width, height).png().toBuffer()

/** Bytes as a file that a browser would send. */
export const fileOf = (data: Buffer | string, name = 'plaat.png', type = 'image/png'): File =>
  new File([typeof data === 'string' ? data : new Uint8Array(data)], name, { type })

/** A multipart body. */
export function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}

/** An image in a company's library, under a name that no other has. */
export async function createImage(
  payload: Payload,
  company: Company,
  data: Partial<Media> = {},
): Promise<Media> {
  const bytes = await png()
  return payload.create({
    collection: 'media',
    locale: 'nl',
    data: { alt: 'Een oranje vlak', ...data, tenant: company.tenant.id },
    file: { data: bytes, name: `vlak-${randomUUID()}.png`, mimetype: 'image/png', size: bytes.byteLength },
    depth: 0,
    overrideAccess: true,
  })
}

/** A picture as the Local API takes it, under a name that no other has. */
export async function pngFile(width: number, name = `vlak-${randomUUID()}`) {
  const data = await png(width, 10)
  return { data, name: `${name}.png`, mimetype: 'image/png', size: data.byteLength }
}

/** The names of the files in the media folder whose names hold `part`; none before there is a folder. */
export const storedFilesNamed = async (part: string): Promise<string[]> =>
  (await readdir(env.MEDIA_DIR).catch(() => [])).filter((name) => name.includes(part)).toSorted()

/** The files that wait for the end of a transaction; other tests have theirs at times. */
export const storedFiles = (): Promise<string[]> => readdir(path.join(env.MEDIA_DIR, '.kept')).catch(() => [])

/** Resolves once no file waits any more. */
export const noFilesStored = async (): Promise<void> => {
  await expect.poll(storedFiles, { timeout: 10_000 }).toEqual([])
}

/** A moving image of 8 × 8 pixels, each frame another colour; to be encoded as GIF or WebP. */
export function animatedImage(frames: number): Sharp {
  const side = 8
  const pixels = Buffer.alloc(side * side * frames * 3)
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = (Math.floor(at / (side * side * 3)) * 37 * ((at % 3) + 1)) % 256
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
}
