import { z } from 'zod'

const CDN_KINDS = ['varnish', 'fastly', 'cloudflare'] as const
/** Where the purge API of a CDN is; Varnish has no usual place. */
const CDN_URLS = {
  varnish: [],
  fastly: ['https://api.fastly.com'],
  cloudflare: ['https://api.cloudflare.com'],
}

export const cdnKind = z.enum(CDN_KINDS, 'must be varnish, fastly or cloudflare')

/** `zone` is Cloudflare's zone or Fastly's service; empty for Varnish. */
export type CdnSettings = {
  kind: (typeof CDN_KINDS)[number]
  urls: readonly string[]
  token: string
  zone: string
}

type Raw = {
  CDN_PURGE?: CdnSettings['kind'] | undefined
  CDN_PURGE_URLS?: string[] | undefined
  CDN_PURGE_TOKEN?: string | undefined
  CDN_PURGE_ZONE?: string | undefined
}

/** Null without a CDN. */
export function toCdn({ CDN_PURGE: kind, ...raw }: Raw): CdnSettings | null {
  if (!kind) return null
  const urls = raw.CDN_PURGE_URLS ?? CDN_URLS[kind]
  return { kind, urls, token: raw.CDN_PURGE_TOKEN ?? '', zone: raw.CDN_PURGE_ZONE ?? '' }
}

/** What the configured CDN needs besides its kind. */
export function missingOfCdn(raw: Partial<Record<string, unknown>>): string[] {
  if (!raw.CDN_PURGE) return []
  const own = raw.CDN_PURGE === 'varnish' ? 'CDN_PURGE_URLS' : 'CDN_PURGE_ZONE'
  return ['CDN_PURGE_TOKEN', own].filter((name) => raw[name] === undefined)
}
