import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp, { type Sharp } from 'sharp'
import { expect } from 'vitest'

import type { Media } from '@/payload-types'
import { env } from '@/src/platform/env'
import type { Company } from './tenants'

/** An image of one colour, not yet encoded. */
export const solidImage = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#ff4b00' } })

export const png = (width?: number, height?: number): Promise<Buffer> =>
  solidImage(width, height).png().toBuffer()

export const fileOf = (data: Buffer | string, name = 'plaat.png', type = 'image/png'): File =>
  new File([typeof data === 'string' ? data : new Uint8Array(data)], name, { type })

export function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}

/** Creates an image with a unique file name in the media of a tenant. */
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

/** An image as the Local API accepts it, with a unique name by default. */
export async function pngFile(width: number, name = `vlak-${randomUUID()}`) {
  const data = await png(width, 10)
  return { data, name: `${name}.png`, mimetype: 'image/png', size: data.byteLength }
}

/** The files in the media folder whose names contain `part`. */
export const storedFilesNamed = async (part: string): Promise<string[]> =>
  (await readdir(env.MEDIA_DIR).catch(() => [])).filter((name) => name.includes(part)).toSorted()

/** The files kept until the end of a transaction, of all tests in this process. */
export const storedFiles = (): Promise<string[]> => readdir(path.join(env.MEDIA_DIR, '.kept')).catch(() => [])

/** Waits until no such file is left. */
export const noFilesStored = async (): Promise<void> => {
  await expect.poll(storedFiles, { timeout: 10_000 }).toEqual([])
}

/** An animated image of 8 × 8 pixels, each frame in another colour; to be encoded as GIF or WebP. */
export function animatedImage(frames: number): Sharp {
  const side = 8
  const pixels = Buffer.alloc(side * side * frames * 3)
  for (let index = 0; index < pixels.length; index += 1)
    pixels[index] = (Math.floor(index / (side * side * 3)) * 37 * ((index % 3) + 1)) % 256
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
}
