import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'

import { postJson } from './post'
import { isPublicAddress } from './public-address'
import { newWebhookSecret, webhookHeaders } from './sign'
import { isWebhookUrl } from './url'

describe('isPublicAddress', () => {
  it.each(['93.184.216.34', '1.1.1.1', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a02:898::1'])(
    'accepts %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'localhost',
    '',
  ])('rejects %j', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('isWebhookUrl', () => {
  it.each(['https://hooks.example.org/a?b=c', 'https://example.org'])('accepts %s', (url) =>
    expect(isWebhookUrl(url)).toBe(true),
  )

  it.each([
    'http://example.org',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://localhost/',
    'https://a:b@example.org/',
    'https://example.org:8443/',
    'ftp://example.org',
    'example.org',
    `https://example.org/${'a'.repeat(600)}`,
  ])('rejects %s', (url) => expect(isWebhookUrl(url)).toBe(false))
})

describe('webhookHeaders', () => {
  it('signs the example of the specification as the specification does', () => {
    const headers = webhookHeaders('{"test": 2432232314}', {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      now: new Date(1_614_265_330_000),
    })
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })
})

describe('newWebhookSecret', () => {
  it('returns a different secret each time', () => {
    expect(newWebhookSecret()).not.toBe(newWebhookSecret())
  })
})

describe('postJson', () => {
  it('does not connect to a host that resolves to a private address', async () => {
    await expect(postJson()('https://localhost/', '{}', {})).rejects.toThrow(
      'does not resolve to a public address only',
    )
  })

  it('sends one request and does not follow redirects', async () => {
    const requests: string[] = []
    const server = createServer((message, response) => {
      requests.push(`${message.method} ${message.url} ${String(message.headers['webhook-id'])}`)
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const status = await postJson({}, request)(`http://127.0.0.1:${port}/in`, '{}', { 'webhook-id': 'a' })
    server.close()
    expect(status).toBe(302)
    expect(requests).toEqual(['POST /in a'])
  })
})
