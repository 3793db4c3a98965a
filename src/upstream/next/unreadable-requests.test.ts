import { describe, expect, it } from 'vitest'

import { makeReadable } from './unreadable-requests'

function readAs(line: string): string {
  const [method, url] = line.split(' ')
  const request = { method, url, headers: {} as Record<string, string> }
  makeReadable(request)
  return [request.method, request.url, request.headers['x-unreadable']].filter(Boolean).join(' ')
}

describe('a request that Next could not read', () => {
  it.each([
    ['GET /api/posts/%zz', 'GET /api/unreadable /api/posts/%zz'],
    ['POST /api/forms/%E0%A4%A?locale=nl', 'POST /api/unreadable /api/forms/%E0%A4%A'],
    ['DELETE /payload-api/pages/%', 'DELETE /payload-api/unreadable /payload-api/pages/%'],
    ['GET /admin/cms/%zz', 'GET /% /admin/cms/%zz'],
    ['GET /en/admin/%zz', 'GET /en/% /en/admin/%zz'],
    ['GET /_ipx/w_800/%zz', 'GET /% /_ipx/w_800/%zz'],
    ['TRACE /api/health/live', 'OPTIONS /api/health/live method'],
    ['TRACE /contact', 'OPTIONS /contact method'],
    ['PROPFIND /payload-api/pages', 'OPTIONS /payload-api/pages method'],
    ['TRACE /api/%zz', 'OPTIONS /api/unreadable /api/%zz'],
    ['OPTIONS *', 'OPTIONS /'],
  ])('%s is refused as %s', (line, refused) => {
    expect(readAs(line)).toBe(refused)
  })

  it.each([
    'GET /api/posts/100%25?search=%zz',
    'PATCH /api/admin/images/1',
    'OPTIONS /api/posts',
    'GET /apis/%zz',
    'GET /contact/%zz',
    'PROPFIND /contact',
    'GET /caf%C3%A9',
  ])('%s is left alone', (line) => {
    expect(readAs(line)).toBe(line)
  })
})
