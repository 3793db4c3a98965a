/**
 * Defect: Next looks for a server action in a request for any path, whether or not a page there has one, and sends the
 * request on to itself over HTTP when another page has it.
 * Seen in: next 16.4.5
 * Upstream: not reported yet
 * Remove when: server-actions.test.ts "Next sends a server action on from any page" fails
 */
import type { IncomingMessage } from 'node:http'

import { LOCALES } from '@/src/lib/constants'

const HEADER = 'next-action'
/** The pages with server actions: those of the panel. */
const PANEL = new RegExp(String.raw`^/(?:(?:${LOCALES.join('|')})/)?admin(?:[/?]|$)`)

/** Makes a request that calls a server action from anywhere but the panel an ordinary one. */
export function dropServerAction({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): void {
  if (headers[HEADER] !== undefined && !PANEL.test(url)) delete headers[HEADER]
}
