/**
 * Defect: Next looks for a server action in a request for any path, whether or not a page there has one, and sends the
 * request on to itself over HTTP when another page has it.
 * Seen in: next 16.4.5
 * Upstream: not reported yet
 * Remove when: server-actions.test.ts "Next sends a server action on from any page" fails
 */
import type { IncomingMessage } from 'node:http'

import { PREVIEW_SEGMENT } from '@/src/features/urls/rules/reserved-segments'
import { LOCALES } from '@/src/lib/constants'

const HEADER = 'next-action'
/** The pages with server actions: those of the panel, and previews. Both are guarded by the proxy. */
const PAGES = new RegExp(String.raw`^/(?:(?:(?:${LOCALES.join('|')})/)?admin(?:[/?]|$)|${PREVIEW_SEGMENT}\?)`)

/** Makes a request that calls a server action from anywhere else an ordinary one. */
export function dropServerAction({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): void {
  if (headers[HEADER] !== undefined && !PAGES.test(url)) delete headers[HEADER]
}
