import 'next/dist/server/node-environment-baseline'
import { adapter } from 'next/dist/server/web/adapter'
import { expect, it } from 'vitest'

import { readHandedRedirect, handRedirect } from './redirect-handoff'

it('Next makes a Location relative although another host was requested', async () => {
  const { response } = await adapter({
    page: '/proxy',
    handler: async () => Response.redirect('http://localhost:3000/elders', 308),
    request: {
      url: 'http://localhost:3000/hier',
      method: 'GET',
      headers: { host: 'www.example.org' },
      nextConfig: {},
      body: null,
      signal: new AbortController().signal,
    },
  } as unknown as Parameters<typeof adapter>[0])
  expect(response.headers.get('location')).toBe('/elders')
})

it('passes a redirect on unchanged', () => {
  const headers = handRedirect(new Headers(), { status: 301, to: 'http://localhost:3000/elders' })
  expect(readHandedRedirect(headers)).toEqual({
    status: 301,
    headers: { location: 'http://localhost:3000/elders' },
  })
  expect(readHandedRedirect(new Headers())).toEqual({ status: 404, headers: {} })
})
