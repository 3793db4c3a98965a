import { randomUUID } from 'node:crypto'
import { z } from 'zod'

import type { TextResponse, RequestOptions } from './request-on'
import { expect, test } from './fixtures'
import { sendRaw } from './raw-request'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const CHUNKED = { 'Transfer-Encoding': 'chunked' }
/** The beginning of a JSON document that is just over the limit. */
const TOO_LONG = `{"title":"${'x'.repeat(1024 * 1024)}`
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`

const errorBody = z.object({ errors: z.tuple([z.object({ message: z.string() })]) })
const ids = z.object({ docs: z.array(z.object({ id: z.string() })) })
const signedIn = z.object({ data: z.object({ token: z.string() }) })

type FetchFrom = (host: string, path: string, options?: RequestOptions) => Promise<TextResponse>

/** A token of a new editor of the tenant Kade. */
async function editorToken(fetchFrom: FetchFrom, superToken: string): Promise<string> {
  const headers = { authorization: `JWT ${superToken}`, 'content-type': 'application/json' }
  const read = async (path: string, body?: object) => {
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    return JSON.parse((await fetchFrom('localhost', path, { headers, ...sent })).body) as unknown
  }
  const [tenant] = ids.parse(await read('/payload-api/tenants?where[slug][equals]=kade')).docs
  const account = { email: `bodies-${randomUUID()}@gevel.test`, password: randomUUID() }
  const tenants = [{ tenant: tenant?.id, role: 'editor' }]
  await read('/payload-api/users', { ...account, name: 'Editor', status: 'active', tenants })
  return signedIn.parse(await read('/api/auth/login', account)).data.token
}

for (const actor of ['a stranger', 'an editor'] as const)
  test(`Payload’s own API limits the body of a request by ${actor}`, async ({
    siteUrl,
    fetchFrom,
    session,
  }) => {
    const credentials = new Map<string, string>()
    if (actor === 'an editor')
      credentials.set('Authorization', `JWT ${await editorToken(fetchFrom, session.token)}`)
    const send = (path: string, headers: Record<string, string>, body = '', end = false) => {
      const sent = { headers: { ...Object.fromEntries(credentials), ...headers }, body, end }
      return sendRaw(siteUrl('localhost'), `POST /payload-api/${path}`, sent)
    }
    const statusOf = async (...args: Parameters<typeof send>) => (await send(...args)).status

    for (const path of ['pages', 'users/login'])
      await test.step(path, async () => {
        // Rejected before any of the body has arrived.
        const announced = await send(path, { ...JSON_TYPE, 'Content-Length': '67108864' })
        expect(announced.status).toBe(413)
        expect(errorBody.parse(JSON.parse(announced.body)).errors[0].message).toContain('1048576 bytes')
        // Rejected as soon as the limit is passed, although the body continues.
        expect(await statusOf(path, { ...JSON_TYPE, ...CHUNKED }, chunk(TOO_LONG))).toBe(413)
        // A body longer than announced is cut, and the rest is not read as a request.
        expect(
          await statusOf(path, { ...JSON_TYPE, 'Content-Length': '10' }, '{"title":"x","text":"x"}'),
        ).toBe(400)
        expect(await statusOf(path, { ...JSON_TYPE, 'Content-Length': '100' }, '{"title":"x"}', true)).toBe(
          400,
        )
        expect(await statusOf(path, { ...JSON_TYPE, ...CHUNKED, 'Content-Length': '10' })).toBe(400)
      })

    await test.step('bodies of other kinds', async () => {
      const text = { 'Content-Type': 'text/plain' }
      expect(await statusOf('pages', { ...text, ...CHUNKED }, chunk(TOO_LONG))).toBe(413)
      expect(await statusOf('pages', { ...text, 'Content-Length': '5' }, 'hello')).toBe(415)
      expect(await statusOf('pages', { 'Content-Length': '0' })).toBe(400)
      const parts = { ...CHUNKED, 'Content-Type': 'multipart/form-data; boundary=x' }
      const status = await statusOf('media', parts, `${chunk('--x--\r\n')}0\r\n\r\n`)
      // The file of a stranger is not read at all.
      expect(status).toBe(actor === 'an editor' ? 400 : 401)
    })

    expect((await fetchFrom('localhost', '/api/health/ready')).status).toBe(200)
  })
