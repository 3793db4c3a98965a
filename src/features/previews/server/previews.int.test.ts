import { createLocalReq, type Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { env } from '@/src/platform/env'
import { tokenIn } from '@/src/features/previews/rules/preview'
import { tokenOf } from '@/src/testing/api'
import { createPost } from '@/src/testing/blog'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { followPreviewLink, previewFor } from '@/src/testing/previews'
import { type Company, createCompany, createDomain, createPerson, createTenant } from '@/src/testing/tenants'
import { issuePreview } from './issue-preview'
import { openPreview } from './open-preview'
import { readPreviewToken } from './token'

let payload: Payload
let company: Company
let other: Company
let id: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  id = (await createPage(payload, company, { status: 'draft' })).id
})

afterEach(() => {
  vi.useRealTimers()
})

const scene = { overrideAccess: true } as const
const open = (url: URL, hostname = url.hostname) => openPreview(payload, tokenIn(url.search), hostname)
const accountAt = async (url: URL) => (await open(url))?.account?.id ?? null

describe('the link of the preview button', () => {
  it('leads everybody who may read drafts to the domain of the document', async () => {
    const people = [company.viewer, company.editor, company.admin]
    for (const person of [...people, await createPerson(payload, { superAdmin: true })]) {
      const url = await previewFor(payload, person, { id, locale: 'en' })
      expect(url.origin).toBe(`http://${company.domain.hostname}:${env.PORT}`)
      const { hostname } = url
      expect(readPreviewToken(tokenIn(url.search))).toMatchObject({
        ...{ collection: 'pages', id, locale: 'en', hostname, account: person.id },
        panel: `http://localhost:${env.PORT}`,
      })
    }
  })

  it('keeps the token out of caches and of the Referer header', async () => {
    const { headers } = await followPreviewLink(payload, await tokenOf(payload, company.editor), { id })
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('prefers a domain on which the document has a page URL, in its language', async () => {
    const tenant = await createTenant(payload)
    const editor = await createPerson(payload, { role: 'editor', tenant })
    const [first, dutch, english] = [
      await createDomain(payload, tenant),
      await createDomain(payload, tenant, { locales: ['nl'] }),
      await createDomain(payload, tenant, { defaultCode: 'en' }),
    ]
    const page = await createPage(payload, { tenant })
    const previewedOn = async (locale: 'nl' | 'en') =>
      (await previewFor(payload, editor, { id: page.id, locale })).hostname
    expect(await previewedOn('nl')).toBe(first.hostname)
    await createPageUrl(payload, { tenant, domain: dutch }, page, '/hier')
    await createPageUrl(payload, { tenant, domain: english }, page, '/here', 'en')
    expect(await previewedOn('nl')).toBe(dutch.hostname)
    expect(await previewedOn('en')).toBe(english.hostname)
  })

  it('leads to a post too', async () => {
    const post = await createPost(payload, company, { status: 'draft' })
    const url = await previewFor(payload, company.viewer, { collection: 'posts', id: post.id })
    expect(readPreviewToken(tokenIn(url.search))).toMatchObject({ collection: 'posts', id: post.id })
  })

  it('leads to signing in without a session', async () => {
    const { location } = await followPreviewLink(payload, null, { id })
    expect(location).toMatch(/^\/admin\/login\?redirect=%2Fadmin%2Fcms%2Fpages%2Fpreview%2F/)
  })

  it('answers 404 to people of another tenant, without a role, and for no document', async () => {
    for (const person of [other.admin, await createPerson(payload)]) {
      const { status, location } = await followPreviewLink(payload, await tokenOf(payload, person), { id })
      expect({ status, location }).toEqual({ status: 404, location: null })
    }
    const token = await tokenOf(payload, company.editor)
    for (const missing of [crypto.randomUUID(), 'none'])
      expect((await followPreviewLink(payload, token, { id: missing })).status).toBe(404)
  })

  it('explains in the language of the panel that there is no site yet', async () => {
    const tenant = await createTenant(payload)
    const token = await tokenOf(payload, await createPerson(payload, { role: 'editor', tenant }))
    await createDomain(payload, tenant, { redirectTo: 'elders.example' })
    const page = await createPage(payload, { tenant })
    const cookie = `payload-token=${token}; payload-lng=en`
    const answer = await followPreviewLink(payload, token, { id: page.id, headers: { cookie } })
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('No site to show this on yet')
    expect(answer.text).toContain(`href="/en/admin/cms/pages/${page.id}?locale=nl"`)
  })

  it('leads from any other page to the document: a script could read the preview that it opens', async () => {
    const token = await tokenOf(payload, company.editor)
    for (const site of ['cross-site', 'same-site']) {
      const { location } = await followPreviewLink(payload, token, {
        id,
        headers: { 'sec-fetch-site': site },
      })
      expect(location).toBe(`/admin/cms/pages/${id}?locale=nl`)
    }
  })
})

describe('a token', () => {
  it('is not issued to a program, nor outside the panel', async () => {
    const document = { collection: 'pages', id, locale: 'nl' } as const
    const program = await createLocalReq({ user: company.editor }, payload)
    program.headers = new Headers({ host: 'localhost' })
    expect(await issuePreview(program, document)).toEqual({ type: 'rejected', reason: 'noSession' })
    const headers = new Headers({ authorization: `JWT ${await tokenOf(payload, company.editor)}` })
    const { user } = await payload.auth({ headers })
    const onSite = await createLocalReq({ ...(user && { user }) }, payload)
    for (const [host, type] of [
      ['localhost', 'issued'],
      [company.domain.hostname, 'rejected'],
    ] as const) {
      onSite.headers = new Headers({ host })
      expect((await issuePreview(onSite, document)).type).toBe(type)
    }
  })

  it('opens for the person who asked, on its host only', async () => {
    const url = await previewFor(payload, company.viewer, { id })
    expect(await accountAt(url)).toBe(company.viewer.id)
    expect(await open(url, other.domain.hostname)).toBeNull()
    expect(await open(url, 'localhost')).toBeNull()
  })

  it('cannot be changed to another document, language, host or person', async () => {
    const url = await previewFor(payload, company.viewer, { id })
    const [body = '', signature] = tokenIn(url.search).split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const changes = [
      { id: crypto.randomUUID() },
      { collection: 'posts' },
      { locale: 'en' },
      { account: company.admin.id },
      { expiresAt: 99_999_999_999 },
    ]
    for (const change of changes) {
      const changed = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')
      expect(readPreviewToken(`${changed}.${signature}`)).toBeNull()
    }
    for (const text of ['', '.', 'a.b', `${body}.`, `${body}.${signature}.`, 'x'.repeat(5000)])
      expect(readPreviewToken(text)).toBeNull()
  })

  it('expires within ten minutes, and names where it came from', async () => {
    const url = await previewFor(payload, company.viewer, { id })
    const seconds = (readPreviewToken(tokenIn(url.search))?.expiresAt ?? 0) - Date.now() / 1000
    expect(seconds).toBeGreaterThan(4 * 60)
    expect(seconds).toBeLessThanOrEqual(10 * 60)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 + 1000 })
    expect(await open(url)).toMatchObject({ document: { id, locale: 'nl' }, account: null })
  })

  it('ends with the session that it was issued in, and no other', async () => {
    const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const url = await previewFor(payload, person, { id })
    const later = await previewFor(payload, person, { id })
    const { sessions } = await payload.findByID({ collection: 'users', id: person.id, ...scene })
    const data = { sessions: (sessions ?? []).slice(1) }
    await payload.update({ collection: 'users', id: person.id, data, ...scene })
    expect(await accountAt(url)).toBeNull()
    expect(await accountAt(later)).toBe(person.id)
  })

  it('ends when the account is disabled', async () => {
    const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const url = await previewFor(payload, person, { id })
    await payload.update({ collection: 'users', id: person.id, data: { status: 'disabled' }, ...scene })
    expect(await accountAt(url)).toBeNull()
  })
})
