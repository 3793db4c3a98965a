import type { Payload } from 'payload'

import type { PreviewTarget } from '@/src/features/previews/rules/preview'
import type { PreviewAccount } from './find-account'
import { openLink } from './links/open'
import { accountInSession } from './panel-session'
import { readPreviewToken } from './token'

export type OpenedPreview = {
  document: PreviewTarget
  /** The origin of the panel that asked for it; null for a link that was shared. */
  panel: string | null
  /** Null when the token no longer opens anything; the rest still says where it came from. */
  account: PreviewAccount | null
}

/**
 * What a token opens on a host: one of the panel, or of a link that was shared.
 * @returns null for a text that is no token of ours, and for one of another host
 */
export async function openPreview(
  payload: Payload,
  token: string,
  hostname: string,
): Promise<OpenedPreview | null> {
  const claims = readPreviewToken(token)
  if (!claims) {
    // Whether the host is one of the tenant of the document is checked where that is read.
    const link = await openLink(payload, token)
    return link && { ...link, panel: null }
  }
  if (claims.hostname !== hostname) return null
  const { collection, id, locale, panel } = claims
  const expired = claims.expiresAt * 1000 <= Date.now()
  return {
    document: { collection, id, locale },
    panel,
    account: expired ? null : await accountInSession(payload, claims),
  }
}
