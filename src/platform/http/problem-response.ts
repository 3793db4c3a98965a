import { REQUEST_ID_HEADER, requestIdOf } from './request-id'
import { requestedPath } from './requested-path'

const PROBLEM = 'application/problem+json'

/** What went wrong, for programs (RFC 9457); `type` where the kind has a name of its own, `members` besides the usual. */
export type Problem = {
  status: number
  title: string
  detail: string
  type?: string
  members?: Record<string, unknown>
}

/** The call that a problem is about: its path as it was received, and the id that the log knows it by. */
export type ProblemContext = { path: string; requestId: string }

export const problemContext = ({ url, headers }: Pick<Request, 'url' | 'headers'>): ProblemContext => ({
  path: requestedPath(headers, new URL(url).pathname),
  requestId: requestIdOf(headers),
})

/** The document of a problem, and its media type. @param call null where the answer is written ahead of any call */
export function problemDocument(
  { type = 'about:blank', title, status, detail, members }: Problem,
  call: ProblemContext | null,
): { type: string; body: string } {
  const about = call && { instance: call.path, requestId: call.requestId }
  return { type: PROBLEM, body: JSON.stringify({ type, title, status, detail, ...about, ...members }) }
}

/** The answer that a problem is. No cache holds it unless `headers` say so. */
export function problemResponse(
  problem: Problem,
  call: ProblemContext | null,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { type, body } = problemDocument(problem, call)
  return new Response(body, {
    status: problem.status,
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      ...(call && { [REQUEST_ID_HEADER]: call.requestId }),
      ...headers,
    },
  })
}
