import type { RedirectAction } from './types'

/** The internal route that answers with a redirect (src/app/moved); visitors cannot reach it. */
export const MOVED_PATH = '/moved'
const MOVED_HEADER = 'x-gevel-moved'

/** Hands a redirect to the internal route. */
export function writeMoved(headers: Headers, { status, to }: RedirectAction): Headers {
  const handed = new Headers(headers)
  handed.set(MOVED_HEADER, `${status} ${to}`)
  return handed
}

/** The redirect that the proxy handed over, or 404 when it handed none. */
export function readMoved(headers: Headers): { status: number; headers: Record<string, string> } {
  const [status, location] = headers.get(MOVED_HEADER)?.split(' ') ?? []
  return status && location ? { status: Number(status), headers: { location } } : { status: 404, headers: {} }
}
