import type { PayloadRequest } from 'payload'

import { messageAboutPath } from '@/src/fields/page-path'
import { messageAboutRedirectAt } from '@/src/features/redirects'
import { storedPagePath } from '@/src/features/urls/rules/page-path'
import { hasTokenHeader } from '@/src/platform/http/token-header'
import { conflictText } from './url-conflict'
import { documentAt, ownerOf, type Place, type UrlDocument, urlAt } from './url-owner'

/** Whether a page can have an address, and if not, why and what to do. */
export type AddressCheck = {
  path: string
  state: 'free' | 'used' | 'redirected' | 'invalid'
  message: string | null
  /** The document that has the address, when it is another than `page`. */
  usedBy: UrlDocument | null
}

export async function checkAddress(req: PayloadRequest, wanted: Place, page?: string): Promise<AddressCheck> {
  const path = storedPagePath(wanted.path)
  const place = { ...wanted, path }
  const { language } = req.i18n
  const problem = messageAboutPath(path, language)
  if (problem !== null) return { path, state: 'invalid', message: problem, usedBy: null }
  const url = await urlAt(req, place)
  const usedBy = url ? documentAt(url) : null
  if (url && usedBy && usedBy.id !== page) {
    const message = conflictText(path, language, ownerOf(url, hasTokenHeader(req.headers)))
    return { path, state: 'used', message, usedBy }
  }
  const message = usedBy ? null : await messageAboutRedirectAt(req, place)
  return { path, state: message === null ? 'free' : 'redirected', message, usedBy: null }
}
