import { REQUEST_ID_HEADER, requestIdOf } from './request-id'
import { requestedPath } from './requested-path'

const PROBLEM = 'application/problem+json'

/** Problem details (RFC 9457); `members` are extension members. */
export type Problem = {
  status: number
  title: string
  detail: string
  type?: string
  members?: Record<string, unknown>
}

/** The request of a problem: its path as received, and its id in the log. */
export type ProblemContext = { path: string; requestId: string }

export const problemContext = ({ url, headers }: Pick<Request, 'url' | 'headers'>): ProblemContext => ({
  path: requestedPath(headers, new URL(url).pathname),
  requestId: requestIdOf(headers),
})

/** The JSON body of a problem and its media type. @param call null if the response is prepared before any request */
export function problemDocument(
  { type = 'about:blank', title, status, detail, members }: Problem,
  call: ProblemContext | null,
): { type: string; body: string } {
  const about = call && { instance: call.path, requestId: call.requestId }
  return { type: PROBLEM, body: JSON.stringify({ type, title, status, detail, ...about, ...members }) }
}

/** Not cached unless `headers` say otherwise. */
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
