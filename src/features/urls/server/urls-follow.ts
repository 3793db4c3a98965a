import type { PayloadRequest } from 'payload'

import type { PageUrlInput } from './upsert-page-url'

/**
 * Key in the context of a request that calls `requireDueAddress` after the page is saved: the URLs that replace all of the
 * page before, or `kept` if they stay.
 */
export const URLS_FOLLOW = 'pageUrlsFollow'

type Request = Pick<PayloadRequest, 'context'>

export const followsUrls = ({ context }: Request): boolean => Boolean(context[URLS_FOLLOW])

/** The URLs that replace those of the page after it is saved. */
export function givenUrls({ context }: Request): PageUrlInput[] | undefined {
  const urls = context[URLS_FOLLOW]
  return Array.isArray(urls) ? (urls as PageUrlInput[]) : undefined
}
