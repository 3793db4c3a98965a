import { expect, test } from './fixtures'

/** Only a running server shows these: Next.js sits between the API and its clients. */
test('compresses long responses and varies on Accept-Encoding', async ({ fetchFrom }) => {
  for (const path of ['/api/pages/layout', '/api/openapi.json', '/sitemap.xml', '/blog/feed.xml']) {
    const { status, headers } = await fetchFrom('localhost', path, { headers: { 'accept-encoding': 'gzip' } })
    expect([status, headers['content-encoding']], path).toEqual([200, 'gzip'])
    expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding')
    const plain = await fetchFrom('localhost', path)
    expect(plain.headers['content-encoding'], path).toBeUndefined()
  }
})

test('API responses have the security headers of the API and no others', async ({ fetchFrom }) => {
  for (const path of ['/api/health/live', '/api/pages/layout', '/api/nothing', '/api/admin/pages', '/api']) {
    const { headers } = await fetchFrom('localhost', path)
    expect(headers['content-security-policy'], path).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['referrer-policy'], path).toBe('no-referrer')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['x-powered-by'], path).toBeUndefined()
    expect(headers.vary, path).toContain('Origin')
  }
})

test('allows no cross-origin request from an origin that is not configured', async ({ fetchFrom }) => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const response = await fetchFrom('localhost', '/api/admin/pages', { method: 'OPTIONS', headers })
  expect(response.status).toBe(204)
  expect(response.headers['access-control-allow-origin']).toBeUndefined()
})

test('rejects a body that is too long, with and without Content-Length', async ({ fetchFrom }) => {
  const body = JSON.stringify({ email: 'x'.repeat(2 * 1024 * 1024), password: 'y' })
  const post = (headers: Record<string, string>) =>
    fetchFrom('localhost', '/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  expect((await post({})).status).toBe(413)
  expect((await post({ 'transfer-encoding': 'chunked' })).status).toBe(413)
})
