import type { PayloadRequest } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { type PreviewTarget, previewExpiry, previewUrl } from '@/src/features/previews/rules/preview'
import { tenantOfRelease } from '@/src/features/releases'
import { siteOrigin } from '@/src/platform/site-origin'
import { panelOf, sessionOf } from './panel-session'
import { previewHost } from './preview-host'
import { makePreviewToken } from './token'

export type IssuedPreview =
  | { type: 'issued'; url: string }
  | { type: 'rejected'; reason: 'noSession' | 'notFound' | 'noSite' }

const rejected = (reason: 'noSession' | 'notFound' | 'noSite') => ({ type: 'rejected', reason }) as const

/** The tenant of a document of which the person may read drafts. */
async function tenantOf(req: PayloadRequest, { collection, id }: PreviewTarget): Promise<string | null> {
  if (collection === 'releases') return tenantOfRelease(req, id)
  const document = await req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    select: { tenant: true },
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return document?.tenant ? referenceId(document.tenant) : null
}

/** The URL of a draft on its own site, for the person who asks for it in the panel. */
export async function issuePreview(req: PayloadRequest, document: PreviewTarget): Promise<IssuedPreview> {
  const [opened, panel] = [sessionOf(req), panelOf(req)]
  if (!opened || !panel) return rejected('noSession')
  const tenant = await tenantOf(req, document)
  if (tenant === null) return rejected('notFound')
  const hostname = await previewHost(req.payload, document, tenant)
  if (hostname === null) return rejected('noSite')
  const { collection, id, locale } = document
  const token = makePreviewToken({
    ...{ collection, id, locale, hostname, panel },
    ...opened,
    expiresAt: previewExpiry(Date.now()),
  })
  return { type: 'issued', url: previewUrl(siteOrigin(hostname), token) }
}
