import { describeAnswer } from '@/src/cache/answer-record'
import { problemContext, problemResponse } from '@/src/platform/http/problem-response'

/** For a file that does not exist: next.config.ts rewrites what nothing else answers to this route. */
export const dynamic = 'force-dynamic'

export function GET(request: Request): Response {
  describeAnswer({ rendered: false, shareable: false })
  const problem = { status: 404, title: 'Not found', detail: 'There is no file at this path.' }
  return problemResponse(problem, problemContext(request), { 'cache-control': 'no-store' })
}
