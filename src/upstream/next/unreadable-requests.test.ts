import { getRouteMatcher } from 'next/dist/shared/lib/router/utils/route-matcher'
import { getRouteRegex } from 'next/dist/shared/lib/router/utils/route-regex'
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'

import { rejectMalformedRequest } from './unreadable-requests'

function readAs(line: string): string {
  const [method, url] = line.split(' ')
  const request = { method, url, headers: { host: 'kade.test:3000' } as Record<string, string> }
  rejectMalformedRequest(request)
  return [request.method, request.url, request.headers['x-unreadable']].filter(Boolean).join(' ')
}

it('Next throws on a path with a malformed escape and on TRACE', () => {
  const match = getRouteMatcher(getRouteRegex('/api/[[...route]]'))
  expect(match('/api/posts')).toEqual({ route: ['posts'] })
  expect(() => match('/api/posts/%zz')).toThrow('failed to decode param')
  expect(() => new NextRequest('http://localhost/api', { method: 'TRACE' })).toThrow('TRACE')
})

describe('a request that Next could not read', () => {
  it.each([
    ['GET /api/posts/%zz', 'GET /api/unreadable /api/posts/%zz'],
    ['POST /api/forms/%E0%A4%A?locale=nl', 'POST /api/unreadable /api/forms/%E0%A4%A'],
    ['DELETE /payload-api/pages/%', 'DELETE /payload-api/unreadable /payload-api/pages/%'],
    ['DELETE /panel-api/pages/%', 'DELETE /panel-api/unreadable /panel-api/pages/%'],
    ['GET /admin/cms/%zz', 'GET /% /admin/cms/%zz'],
    ['GET /en/admin/%zz', 'GET /en/% /en/admin/%zz'],
    ['GET /_ipx/w_800/%zz', 'GET /% /_ipx/w_800/%zz'],
    ['TRACE /api/health/live', 'OPTIONS /api/health/live method'],
    ['TRACE /contact', 'OPTIONS /contact method'],
    ['PROPFIND /payload-api/pages', 'OPTIONS /payload-api/pages method'],
    ['TRACE /api/%zz', 'OPTIONS /api/unreadable /api/%zz'],
    ['OPTIONS *', 'OPTIONS /'],
    ['GET http://other.test/contact', 'GET /% http://other.test/contact'],
    ['GET http://kade.test:3000@other.test/', 'GET /% http://kade.test:3000@other.test/'],
    ['GET ftp://kade.test:3000/', 'GET /% ftp://kade.test:3000/'],
    ['GET contact', 'GET /% contact'],
  ])('turns %s into %s, which is rejected', (line, rejected) => {
    expect(readAs(line)).toBe(rejected)
  })

  it.each([
    ['GET http://kade.test:3000/contact?a=1', 'GET /contact?a=1'],
    ['GET HTTP://KADE.test:3000', 'GET /'],
    ['GET http://kade.test:3000?a=1', 'GET /?a=1'],
    ['GET http://kade.test:3000/api/%zz', 'GET /api/unreadable /api/%zz'],
  ])('reads %s, which names the same host, as %s', (line, read) => {
    expect(readAs(line)).toBe(read)
  })

  it.each([
    'GET /api/posts/100%25?search=%zz',
    'PATCH /api/admin/images/1',
    'OPTIONS /api/posts',
    'GET /apis/%zz',
    'GET /contact/%zz',
    'PROPFIND /contact',
    'GET /caf%C3%A9',
  ])('leaves %s alone', (line) => {
    expect(readAs(line)).toBe(line)
  })
})
