import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createStabilizer } from '@/src/testing/api-matrix/stable'
import { newVisitor } from '@/src/testing/forms'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'

const FOLDER = path.resolve('src/api/docs/examples/problems')
const PAGES = '/api/admin/pages'
/** More than anybody may try to sign in with, one after the other. */
const ATTEMPTS = 30

let payload: Payload
let company: Company
let editor: string
let viewer: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  editor = await tokenOf(payload, company.editor)
  viewer = await tokenOf(payload, company.viewer)
})

const write = (body: object, headers: Record<string, string> = {}) =>
  call(PAGES, { body, token: editor, headers })

async function change(headers: Record<string, string>) {
  const { id } = await createPage(payload, company)
  return call(`${PAGES}/${id}`, { method: 'PUT', body: { title: 'Over ons' }, token: editor, headers })
}

async function takenTwice() {
  const urls = [{ domain: company.domain.id, locale: 'nl', path: '/over-ons' }]
  await write({ title: 'Over ons', urls })
  return write({ title: 'Wie we zijn', urls })
}

async function signInTooOften() {
  const headers = newVisitor()
  const body = { email: 'noor@kade.example', password: 'vergeten' }
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    const response = await call('/api/auth/login', { body, headers })
    if (response.status !== 401) return response
  }
  return call('/api/auth/login', { body, headers })
}

const atSite = (address: string, body: object) =>
  call(address, { body, host: company.domain.hostname, headers: newVisitor() })

const PROBLEMS: Record<number, () => Promise<Response>> = {
  400: () => call(PAGES, { rawBody: '{"title": "Over ons"', token: editor }),
  401: () => call(PAGES),
  403: () => call(PAGES, { body: { title: 'Over ons' }, token: viewer }),
  404: () => call(`${PAGES}/${randomUUID()}`, { token: editor }),
  409: takenTwice,
  410: () => atSite('/api/auth/verify', { token: randomUUID() }),
  412: () => change({ 'if-match': '"older"' }),
  413: () => write({ title: 'x'.repeat(1024 * 1024) }),
  415: () => write({ title: 'Over ons' }, { 'content-type': 'text/plain' }),
  422: () => write({ title: null, blocks: [{ blockType: 'marquee' }] }),
  429: signInTooOften,
  503: () => atSite('/api/auth/forgot-password', { email: 'noor@kade.example' }),
}

describe('the example of a problem', () => {
  it.each(Object.entries(PROBLEMS))(
    'with status %s responds as its example shows',
    async (status, provoke) => {
      const response = await provoke()
      expect(response.status).toBe(Number(status))
      const problem = createStabilizer()(await response.json())
      const text = `${JSON.stringify(problem, null, 2)}\n`
      await expect(text).toMatchFileSnapshot(path.join(FOLDER, `${status}.json`))
    },
  )
})
