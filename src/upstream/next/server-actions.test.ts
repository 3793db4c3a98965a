import { describe, expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'
import { dropServerAction } from './server-actions'

function sent(url: string): string | undefined {
  const request = { url, headers: { 'next-action': 'id', host: 'kade.test' } as Record<string, string> }
  dropServerAction(request)
  expect(request.headers.host).toBe('kade.test')
  return request.headers['next-action']
}

describe('a call of a server action', () => {
  it.each([
    '/admin',
    '/admin/',
    '/admin?x=1',
    '/admin/cms/pages/1',
    '/en/admin',
    '/nl/admin/account?tab=1',
    '/_preview?token=a',
  ])('reaches %s', (url) => expect(sent(url)).toBe('id'))

  it.each([
    '/',
    '/contact',
    '/_next/static/none.js',
    '/fonts/none',
    '/administratie',
    '/x/admin',
    '//admin',
    '/de/admin',
    '/_preview',
    '/x/_preview?token=a',
  ])('is an ordinary request at %s', (url) => expect(sent(url)).toBeUndefined())
})

it('Next sends a server action on from any page', async () => {
  const handler = await packageFile('next/dist/server/app-render/action-handler.js')
  expect(handler).toContain('selectWorkerForForwarding)(actionId, page)')
})
