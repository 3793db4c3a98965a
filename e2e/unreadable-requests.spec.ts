import { z } from 'zod'

import { expect, test } from './fixtures'
import { sendRaw } from './raw-request'

const problem = z.object({ type: z.string(), status: z.number(), requestId: z.string().min(8) })

test('the API answers with a problem to a malformed path or unknown method that Next.js cannot parse', async ({
  siteUrl,
}) => {
  const cases = [
    ['GET /api/posts/%zz', 400, 'malformed'],
    ['POST /api/forms/%E0%A4%A', 400, 'malformed'],
    ['DELETE /api/admin/pages/%', 400, 'malformed'],
    ['TRACE /api/health/live', 405, 'methodNotAllowed'],
    ['PROPFIND /api/health/live', 405, 'methodNotAllowed'],
    ['TRACE /api/nothing', 404, 'notFound'],
  ] as const
  for (const [line, status, code] of cases) {
    const response = await sendRaw(siteUrl('localhost'), line)
    expect(response.status, line).toBe(status)
    expect(response.headers.get('content-type'), line).toBe('application/problem+json')
    expect(response.headers.get('x-content-type-options'), line).toBe('nosniff')
    expect(response.headers.get('content-security-policy'), line).toContain("default-src 'none'")
    const body = problem.parse(JSON.parse(response.body))
    expect([body.status, body.type], line).toEqual([status, `urn:gevel:problem:${code}`])
    expect(response.headers.get('x-request-id'), line).toBe(body.requestId)
    if (status === 405) expect(response.headers.get('allow'), line).toBe('GET, HEAD')
  }
})

test('Payload’s own API, the admin and pages reject them as well', async ({ siteUrl }) => {
  const cases = [
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
  for (const [line, status] of cases)
    expect((await sendRaw(siteUrl('localhost'), line)).status, line).toBe(status)
})

test('a target that is a whole URL is answered like its path, and rejected for another host', async ({
  siteUrl,
}) => {
  const address = siteUrl('localhost')
  const { host } = new URL(address)
  expect((await sendRaw(address, `GET http://${host}/contact`)).status).toBe(200)
  expect((await sendRaw(address, `GET http://${host}/api/health/live`)).status).toBe(200)
  for (const target of ['http://elsewhere.test/contact', `http://${host}@elsewhere.test/`, 'contact'])
    expect((await sendRaw(address, `GET ${target}`)).status, target).toBe(400)
})
