import { describe, expect, it } from 'vitest'
import { parseHost, requestHost, requestProtocol } from './host'

describe('parseHost', () => {
  it.each([
    ['localhost', 'localhost', ''],
    ['localhost:3000', 'localhost', '3000'],
    ['Noorderlicht.LOCALHOST.', 'noorderlicht.localhost', ''],
    ['WWW.Kade.nl.:8080', 'www.kade.nl', '8080'],
    ['bücher.example', 'xn--bcher-kva.example', ''],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example', ''],
    ['127.0.0.1:3000', '127.0.0.1', '3000'],
  ])('%s → %s', (header, hostname, port) => {
    expect(parseHost(header)).toEqual({ hostname, port })
  })

  it.each([
    null,
    '',
    ' ',
    '[::1]:3000',
    'a b',
    'a/b',
    'a@b',
    'a:b',
    'a:123456',
    '..',
    'a..b',
    '-',
    'x'.repeat(300),
    'a%2fb',
    'a\\b',
  ])('rejects %j', (header) => {
    expect(parseHost(header)).toBeNull()
  })
})

describe('requestHost', () => {
  const headers = new Headers({
    host: 'inner:3000',
    'x-forwarded-host': 'spoofed.test, outer.test, cdn.test',
  })

  it('ignores X-Forwarded-Host unless a proxy is trusted', () => {
    expect(requestHost(headers, 0)?.hostname).toBe('inner')
  })

  it.each([
    [1, 'cdn.test'],
    [2, 'outer.test'],
    [9, 'spoofed.test'],
  ])('believes what the outermost of %d trusted proxies wrote', (proxies, hostname) => {
    expect(requestHost(headers, proxies)?.hostname).toBe(hostname)
  })

  it('falls back to Host when a trusted proxy forwards none', () => {
    expect(requestHost(new Headers({ host: 'inner' }), 1)?.hostname).toBe('inner')
  })
})

describe('requestProtocol', () => {
  it('ignores X-Forwarded-Proto unless a proxy is trusted', () => {
    const headers = new Headers({ 'x-forwarded-proto': 'https' })
    expect([requestProtocol(headers, 0), requestProtocol(headers, 1)]).toEqual(['http:', 'https:'])
  })
})
