import { expect, it } from 'vitest'

import { isContentHost } from './content-host'

it.each(['www.example.com', '*.google-analytics.com', 'xn--bcher-kva.example', 'a.b.c.nl'])(
  'accepts %s',
  (host) => expect(isContentHost(host)).toBe(true),
)

it.each([
  '',
  '*',
  '*.com',
  'example',
  'https://example.com',
  'example.com/path',
  'example.com:443',
  'EXAMPLE.com',
  "example.com 'unsafe-eval'",
  'example.com; script-src *',
  'example.com,x',
  'example.com\n',
  'a.*.example.com',
  '-a.example.com',
  '127.0.0.1',
  null,
  ['example.com'],
])('rejects %j', (host) => expect(isContentHost(host)).toBe(false))
