import { createHmac } from 'node:crypto'

import { env } from '@/src/platform/env'
import type { CdnSettings } from '@/src/platform/cdn-settings'

/** 48 bits: of a million tags, hardly any two are the same, and then a purge drops one page more. */
const CHARACTERS = 8

/**
 * The tag as it is sent to a CDN: short, the same on every node, and without the ids of documents, which nobody outside
 * can compute without PAYLOAD_SECRET.
 */
export const opaqueTag = (tag: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET).update(`cache tag ${tag}`).digest('base64url').slice(0, CHARACTERS)

const HEADERS = {
  varnish: { name: 'cache-tag', separator: ',' },
  cloudflare: { name: 'cache-tag', separator: ',' },
  fastly: { name: 'surrogate-key', separator: ' ' },
} as const

/** The header by which a CDN purges a response; null without one: nobody else needs to know the tags. */
export function purgeHeader(
  cdn: CdnSettings['kind'] | null,
  tags: readonly string[],
): { name: string; value: string } | null {
  if (!cdn) return null
  const { name, separator } = HEADERS[cdn]
  return { name, value: [...new Set(tags)].map(opaqueTag).join(separator) }
}
