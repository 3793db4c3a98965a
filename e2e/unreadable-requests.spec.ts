import { z } from 'zod'

import { expect, test } from './fixtures'
import { sendRaw } from './raw'

const problem = z.object({ type: z.string(), status: z.number(), requestId: z.string().min(8) })

test('the API says what is wrong with an address or a method that Next cannot read', async ({ siteUrl }) => {
  const refused = [
    ['GET /api/posts/%zz', 400, 'malformed'],
    ['POST /api/forms/%E0%A4%A', 400, 'malformed'],
    ['DELETE /api/admin/pages/%', 400, 'malformed'],
    ['TRACE /api/health/live', 405, 'methodNotAllowed'],
    ['PROPFIND /api/health/live', 405, 'methodNotAllowed'],
    ['TRACE /api/nothing', 404, 'notFound'],
  ] as const
  for (const [line, status, code] of refused) {
    const answer = await sendRaw(siteUrl('localhost'), line)
    expect(answer.status, line).toBe(status)
    expect(answer.headers.get('content-type'), line).toBe('application/problem+json')
    expect(answer.headers.get('x-content-type-options'), line).toBe('nosniff')
    expect(answer.headers.get('content-security-policy'), line).toContain("default-src 'none'")
    const said = problem.parse(JSON.parse(answer.body))
    expect([said.status, said.type], line).toEqual([status, `urn:gevel:problem:${code}`])
    expect(answer.headers.get('x-request-id'), line).toBe(said.requestId)
    if (status === 405) expect(answer.headers.get('allow'), line).toBe('GET, HEAD')
  }
})

test('Payload’s own API, the admin and pages refuse them as well', async ({ siteUrl }) => {
  const refused = [
    ['GET /payload-api/pages/%zz', 400],
    ['TRACE /payload-api/pages', 405],
    ['PROPFIND /payload-api/pages', 405],
    ['GET /admin/%zz', 400],
    ['GET /en/admin/%zz', 400],
    ['GET /_ipx/%zz', 400],
    ['GET /contact%zz', 400],
    ['TRACE /contact', 405],
    ['OPTIONS *', 405],
  ] as const
  for (const [line, status] of refused)
    expect((await sendRaw(siteUrl('localhost'), line)).status, line).toBe(status)
})
