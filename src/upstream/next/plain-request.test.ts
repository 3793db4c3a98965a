import { expect, it } from 'vitest'

import { packageFile, proxied } from '@/src/testing/unpatched'
import { plainRequest } from './plain-request'

const post = () => new Request('http://localhost/api?a=1', { method: 'POST', body: 'text' })

it('Next gives a route handler a request that cannot be copied', async () => {
  const source = await packageFile('next/dist/server/route-modules/app-route/module.js')
  expect(source).toContain('return new Proxy(request, nextRequestHandlers)')
  expect(() => new Request(proxied(post()))).toThrow(TypeError)
})

it('returns a request that can be copied, with its body', async () => {
  const copy = new Request(plainRequest(proxied(post())))
  expect([copy.url, copy.method, await copy.text()]).toEqual(['http://localhost/api?a=1', 'POST', 'text'])
})
