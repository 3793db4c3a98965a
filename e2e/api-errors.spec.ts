import { expect, test } from './fixtures'

/** Pages and the API are bundled apart in a build: what one starts must be understood by the other. */
test('the API knows what Payload refuses, also when a page was drawn before', async ({ ask, admin }) => {
  const host = 'localhost'
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    ask(host, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  expect((await ask(host, '/')).status).toBe(200)

  const wrong = await post('/api/auth/login', { email: admin.email, password: 'not-the-password' })
  const unknown = await post('/api/auth/login', { email: 'nobody@example.org', password: 'not-the-password' })
  expect([wrong.status, unknown.status]).toEqual([401, 401])

  const signedIn = await post('/api/auth/login', admin)
  const { data } = JSON.parse(signedIn.body) as { data: { token: string } }
  const headers = { authorization: `Bearer ${data.token}`, 'x-tenant': 'kade' }
  const create = (from: string, to: string) => post('/api/admin/redirects', { from, to }, headers)
  const made = await create('/asked-for-twice', '/contact')
  expect(made.status).toBe(201)
  expect((await create('/asked-for-twice', '/contact')).status).toBe(409)
  expect((await create('/in-a-circle', '/in-a-circle')).status).toBe(422)
  const { id } = (JSON.parse(made.body) as { data: { id: string } }).data
  expect((await post(`/api/admin/redirects/${id}/delete`, {}, headers)).status).toBe(204)
})

test('a page of another host cannot act with somebody’s cookies', async ({ ask, admin }) => {
  const foreign = { origin: 'http://evil.example', 'content-type': 'application/json' }
  const options = { method: 'POST', headers: foreign, body: JSON.stringify(admin) }
  expect((await ask('localhost', '/payload-api/users/login', options)).status).toBe(403)
  const { status, headers } = await ask('localhost', '/api/auth/logout', { method: 'POST', headers: foreign })
  expect(status).toBe(403)
  expect(headers['set-cookie']).toBeUndefined()
})
