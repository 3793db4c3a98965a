import { describe, expect, it } from 'vitest'

import { toWebOrigin } from './web-origin'

describe('toWebOrigin', () => {
  it.each([
    ['https://app.example.com', 'https://app.example.com'],
    ['https://app.example.com/', 'https://app.example.com'],
    ['  HTTPS://App.Example.com ', 'https://app.example.com'],
    ['https://app.example.com:443', 'https://app.example.com'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['https://één.example', 'https://xn--n-9faa.example'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('normalises %j to %j', (text, origin) => expect(toWebOrigin(text)).toBe(origin))

  it.each([
    '*',
    'null',
    '',
    'app.example.com',
    'https://*.example.com',
    'https://example.com/path',
    'https://example.com/?a',
    'https://example.com/#a',
    'https://name:word@example.com',
    'ftp://example.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://example.com\r\nx-evil: 1',
    `https://${'a'.repeat(300)}.example`,
  ])('rejects %j', (text) => expect(toWebOrigin(text)).toBeNull())
})
