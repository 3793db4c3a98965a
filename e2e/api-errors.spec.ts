import { expect, test } from './fixtures'

/** A build bundles pages and the API apart, so the error classes of Payload exist twice. */
test('the API maps errors of Payload to statuses, also after a page has been rendered', async ({
  fetchFrom,
  admin,
}) => {
  const host = 'localhost'
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetchFrom(host, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  expect((await fetchFrom(host, '/')).status).toBe(200)

  const wrong = await post('/api/auth/login', { email: admin.email, password: 'not-the-password' })
  const unknown = await post('/api/auth/login', { email: 'nobody@example.org', password: 'not-the-password' })
  expect([wrong.status, unknown.status]).toEqual([401, 401])

  const signedIn = await post('/api/auth/login', admin)
  const { data } = JSON.parse(signedIn.body) as { data: { token: string } }
  const headers = { authorization: `Bearer ${data.token}`, 'x-tenant': 'kade' }
  const create = (from: string, to: string) => post('/api/admin/redirects', { from, to }, headers)
  const made = await create('/redirected-twice', '/contact')
  expect(made.status).toBe(201)
  expect((await create('/redirected-twice', '/contact')).status).toBe(409)
  expect((await create('/redirect-loop', '/redirect-loop')).status).toBe(422)
  const { id } = (JSON.parse(made.body) as { data: { id: string } }).data
  expect((await post(`/api/admin/redirects/${id}/delete`, {}, headers)).status).toBe(204)
})

test('rejects sign-in and sign-out from a page of another origin', async ({ fetchFrom, admin }) => {
  const foreign = { origin: 'http://evil.example', 'content-type': 'application/json' }
  const options = { method: 'POST', headers: foreign, body: JSON.stringify(admin) }
  expect((await fetchFrom('localhost', '/payload-api/users/login', options)).status).toBe(403)
  const { status, headers } = await fetchFrom('localhost', '/api/auth/logout', {
    method: 'POST',
    headers: foreign,
  })
  expect(status).toBe(403)
  expect(headers['set-cookie']).toBeUndefined()
})
