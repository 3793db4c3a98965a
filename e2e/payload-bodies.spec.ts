import { randomUUID } from 'node:crypto'
import { z } from 'zod'

import type { Answer, AskOptions } from './request-on'
import { expect, test } from './fixtures'
import { sendRaw } from './raw'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const CHUNKED = { 'Transfer-Encoding': 'chunked' }
/** The beginning of a document, a little longer than what is read. */
const TOO_LONG = `{"title":"${'x'.repeat(1024 * 1024)}`
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`

const refusal = z.object({ errors: z.tuple([z.object({ message: z.string() })]) })
const ids = z.object({ docs: z.array(z.object({ id: z.string() })) })
const signedIn = z.object({ data: z.object({ token: z.string() }) })

type Ask = (host: string, path: string, options?: AskOptions) => Promise<Answer>

/** A token of somebody who edits Kade's site; a super admin makes the account. */
async function editorToken(ask: Ask, superToken: string): Promise<string> {
  const headers = { authorization: `JWT ${superToken}`, 'content-type': 'application/json' }
  const read = async (path: string, body?: object) => {
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    return JSON.parse((await ask('localhost', path, { headers, ...sent })).body) as unknown
  }
  const [tenant] = ids.parse(await read('/payload-api/tenants?where[slug][equals]=kade')).docs
  const account = { email: `bodies-${randomUUID()}@gevel.test`, password: randomUUID() }
  const tenants = [{ tenant: tenant?.id, role: 'editor' }]
  await read('/payload-api/users', { ...account, name: 'Editor', status: 'active', tenants })
  return signedIn.parse(await read('/api/auth/login', account)).data.token
}

for (const who of ['a stranger', 'an editor'] as const)
  test(`Payload’s own API reads no more of ${who} than it may`, async ({ siteUrl, ask, session }) => {
    const caller = new Map<string, string>()
    if (who === 'an editor') caller.set('Authorization', `JWT ${await editorToken(ask, session.token)}`)
    const send = (path: string, headers: Record<string, string>, body = '', end = false) => {
      const sent = { headers: { ...Object.fromEntries(caller), ...headers }, body, end }
      return sendRaw(siteUrl('localhost'), `POST /payload-api/${path}`, sent)
    }
    const statusOf = async (...given: Parameters<typeof send>) => (await send(...given)).status

    for (const path of ['pages', 'users/login'])
      await test.step(path, async () => {
        // Answered before any of it has come.
        const announced = await send(path, { ...JSON_TYPE, 'Content-Length': '67108864' })
        expect(announced.status).toBe(413)
        expect(refusal.parse(JSON.parse(announced.body)).errors[0].message).toContain('1048576 bytes')
        // Answered as soon as it is too much, though it goes on.
        expect(await statusOf(path, { ...JSON_TYPE, ...CHUNKED }, chunk(TOO_LONG))).toBe(413)
        // What is longer than it says is cut, and what follows is no request.
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
      const none = await statusOf('media', parts, `${chunk('--x--\r\n')}0\r\n\r\n`)
      // A stranger's file is not read at all.
      expect(none).toBe(who === 'an editor' ? 400 : 401)
    })

    expect((await ask('localhost', '/api/health/ready')).status).toBe(200)
  })
