import type { OnSitePreview } from '@/collections/registry'
import type { Locale } from '@/src/lib/constants'
import { PREVIEW_SEGMENT } from '@/src/features/urls/rules/reserved-segments'

/** A draft in one language. */
export type PreviewedDocument = { collection: OnSitePreview; id: string; locale: Locale }

/** A draft, or all of a release, on the site that shows them. */
export type PreviewTarget = Omit<PreviewedDocument, 'collection'> & { collection: OnSitePreview | 'releases' }

/** What a token says: who may see what where, and until when. */
export type PreviewClaims = PreviewTarget & {
  /** Of the site that shows it. */
  hostname: string
  account: string
  /** The session of the panel that the token was issued in, and ends with. */
  session: string
  /** The origin of the panel, which may frame the preview. */
  panel: string
  /** Seconds since 1970. */
  expiresAt: number
}

const WINDOW_SECONDS = 5 * 60

/**
 * When a token expires that is issued now: after five to ten minutes. All of one window are the same token, so that a preview
 * in a frame keeps its URL while its document is saved.
 * @param now in milliseconds
 */
export const previewExpiry = (now: number): number =>
  (Math.floor(now / 1000 / WINDOW_SECONDS) + 2) * WINDOW_SECONDS

export const PREVIEW_PATH = `/${PREVIEW_SEGMENT}`
const TOKEN = 'token'

/** In the query, which no log and no Referer header contains. */
export const previewUrl = (origin: string, token: string): string =>
  new URL(`${PREVIEW_PATH}?${TOKEN}=${token}`, origin).href

/** @param search the query of a preview */
export const tokenIn = (search: string): string => new URLSearchParams(search).get(TOKEN) ?? ''

const PAGE = 'at'

/** The path of the page that a brand or release is shown on; null for the home page. @param search the query of a preview */
export function pageIn(search: string): string | null {
  const path = new URLSearchParams(search).get(PAGE)
  return path?.startsWith('/') ? path : null
}

/** The same preview on another page. */
export const previewAt = (token: string, path: string): string =>
  `${PREVIEW_PATH}?${new URLSearchParams({ [TOKEN]: token, [PAGE]: path }).toString()}`
