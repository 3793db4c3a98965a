import { NextURL } from 'next/dist/server/web/next-url'
import { getRelativeURL } from 'next/dist/shared/lib/router/utils/relativize-url'
import { expect, it } from 'vitest'

import { listenHostname } from './listen-hostname'

it('Next renames the loopback address in the URLs of the proxy', () => {
  const listening = 'http://127.0.0.1:3000/'
  const rewrite = new NextURL('/sites', listening).href
  expect(rewrite).toBe('http://localhost:3000/sites')
  expect(getRelativeURL(rewrite, listening)).toBe(rewrite)
})

it('replaces 127.0.0.1 by localhost', () => {
  expect(['127.0.0.1', '0.0.0.0', '::1', 'localhost'].map(listenHostname)).toEqual([
    'localhost',
    '0.0.0.0',
    '::1',
    'localhost',
  ])
})
