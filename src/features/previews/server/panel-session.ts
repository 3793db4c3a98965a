import type { Payload, PayloadRequest } from 'payload'

import { isUuid } from '@/src/lib/uuid'
import { env } from '@/src/platform/env'
import { siteOrigin } from '@/src/platform/site-origin'
import { isAdminHost } from '@/src/routing/admin-hosts'
import { requestHost } from '@/src/routing/host'
import { findAccount, type PreviewAccount } from './find-account'

type PanelSession = { account: string; session: string }

/** The session of the panel that a request is made in; null for programs, whose tokens open no preview. */
export function sessionOf({ user }: PayloadRequest): PanelSession | null {
  const session = user && '_sid' in user ? user._sid : undefined
  return user && isUuid(session) ? { account: user.id, session } : null
}

/** The origin of the panel that a request is made on; null on any other host. */
export function panelOf({ headers }: PayloadRequest): string | null {
  const hostname = requestHost(headers, env.TRUST_PROXY)?.hostname
  return hostname !== undefined && isAdminHost(hostname) ? siteOrigin(hostname) : null
}

/** The account in whose session of the panel a token or code was issued; null once that has ended. */
export async function accountInSession(
  payload: Payload,
  { account, session }: PanelSession,
): Promise<PreviewAccount | null> {
  const user = await findAccount(payload, { id: { equals: account }, 'sessions.id': { equals: session } })
  const opened = user?.sessions?.find(({ id }) => id === session)
  return opened?.audience === 'panel' && Date.parse(opened.expiresAt) > Date.now() ? user : null
}
