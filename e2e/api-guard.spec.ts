import { expect, test } from './fixtures'

/** What only a running server shows: Next stands between the API and who calls it. */
test('what is long is sent compressed, and says so', async ({ ask }) => {
  for (const path of ['/api/pages/layout', '/api/openapi.json', '/sitemap.xml', '/blog/feed.xml']) {
    const { status, headers } = await ask('localhost', path, { headers: { 'accept-encoding': 'gzip' } })
    expect([status, headers['content-encoding']], path).toEqual([200, 'gzip'])
    expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding')
    const plain = await ask('localhost', path)
    expect(plain.headers['content-encoding'], path).toBeUndefined()
  }
})

test('an answer has the policy of the API, and only that one', async ({ ask }) => {
  for (const path of ['/api/health/live', '/api/pages/layout', '/api/nothing', '/api/admin/pages', '/api']) {
    const { headers } = await ask('localhost', path)
    expect(headers['content-security-policy'], path).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['referrer-policy'], path).toBe('no-referrer')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['x-powered-by'], path).toBeUndefined()
    expect(headers.vary, path).toContain('Origin')
  }
})

test('an origin that nobody listed may not call', async ({ ask }) => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const answer = await ask('localhost', '/api/admin/pages', { method: 'OPTIONS', headers })
  expect(answer.status).toBe(204)
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})

test('a body that is too long is refused, whether it says how long it is or not', async ({ ask }) => {
  const body = JSON.stringify({ email: 'x'.repeat(2 * 1024 * 1024), password: 'y' })
  const post = (headers: Record<string, string>) =>
    ask('localhost', '/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  expect((await post({})).status).toBe(413)
  expect((await post({ 'transfer-encoding': 'chunked' })).status).toBe(413)
})
