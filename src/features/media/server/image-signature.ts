import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Payload } from 'payload'

import { IMAGE_SEGMENT } from '@/src/features/media/rules/image-address'
import { env } from '@/src/platform/env'
import { findImage } from './find-image'
import { parseModifiers } from './modifiers'

/** 132 bits. */
const CHARACTERS = 22

/** What allows other modifiers than the site itself uses, as `s` in the URL of an image. */
const imageSignature = (modifiers: string, filename: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET)
    .update(`image ${modifiers}/${filename}`)
    .digest('base64url')
    .slice(0, CHARACTERS)

/** Whether the installation signed these modifiers for this file. */
export function isSigned(modifiers: string, filename: string, signature: string | null): boolean {
  if (signature?.length !== CHARACTERS) return false
  const [expected, sent] = [imageSignature(modifiers, filename), signature].map((text) => Buffer.from(text))
  return expected !== undefined && sent?.length === expected.length && timingSafeEqual(expected, sent)
}

/** The path of an image in any form, such as `s_640x360,q_60`, with the signature that allows it. */
export async function signedImagePath(
  payload: Payload,
  filename: string,
  modifiers: string,
): Promise<{ ok: true; path: string } | { ok: false; problem: string }> {
  const parsed = parseModifiers(modifiers)
  if (!parsed.ok) return parsed
  const image = await findImage(payload, filename)
  if (!image) return { ok: false, problem: 'There is no image with that name.' }
  const query = new URLSearchParams({ v: image.version, s: imageSignature(modifiers, filename) })
  return { ok: true, path: `/${IMAGE_SEGMENT}/${modifiers}/${encodeURIComponent(filename)}?${query}` }
}
