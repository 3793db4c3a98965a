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
    ['GET /api/posts/%zz', 'GET /api/unreadable address'],
    ['POST /api/forms/%E0%A4%A?locale=nl', 'POST /api/unreadable address'],
    ['DELETE /payload-api/pages/%', 'DELETE /payload-api/unreadable address'],
    ['GET /admin/cms/%zz', 'GET /% address'],
    ['GET /en/admin/%zz', 'GET /en/% address'],
    ['GET /_ipx/w_800/%zz', 'GET /% address'],
    ['TRACE /api/health/live', 'OPTIONS /api/health/live method'],
    ['TRACE /contact', 'OPTIONS /contact method'],
    ['PROPFIND /payload-api/pages', 'OPTIONS /payload-api/pages method'],
    ['TRACE /api/%zz', 'OPTIONS /api/unreadable address'],
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
