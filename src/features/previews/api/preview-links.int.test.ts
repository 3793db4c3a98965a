import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { dataOf } from '@/src/api/core/schemas'
import { openPreview } from '@/src/features/previews'
import { tokenIn } from '@/src/features/previews/rules/preview'
import { refusePreviewForm } from '@/src/features/previews/server/refuse-form'
import { payloadInstance } from '@/src/platform/payload'
import { readSitePreview } from '@/src/rendering/preview'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { auditOf } from '@/src/testing/audit'
import { createPost } from '@/src/testing/blog'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany, createPerson, createTenant, type Person } from '@/src/testing/tenants'
import { MAX_LINKS } from '../rules/preview-link'
import { previewLink } from './schemas'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

const SYSTEM = { overrideAccess: true } as const
const pathOf = (id: string, collection = 'pages') => `/api/admin/${collection}/${id}/preview-links`

async function ask(path: string, person: Person, request: object = {}) {
  return call(path, { token: await tokenOf(payload, person), ...request })
}

/** A link to a document, as its maker gets it. */
async function share(path: string, person: Person, body: object = {}) {
  const answer = await ask(path, person, { body: { locale: 'nl', expiresInDays: 7, ...body } })
  const { data } = await bodyAs(answer, dataOf(previewLink))
  return { id: data.id, expiresAt: data.expiresAt, url: new URL(data.url ?? '') }
}

/** What the link shows on a host to somebody without an account. */
async function shownAt(url: URL, hostname = url.hostname) {
  const opened = await openPreview(payload, tokenIn(url.search), hostname)
  if (!opened?.account) return null
  return (await readSitePreview(hostname, opened.document, opened.account))?.resolved.content ?? null
}

describe('a link to a preview', () => {
  it('shows the newest draft in its language to anybody, on a site of the tenant only', async () => {
    const { id } = await createPage(payload, company, { title: 'Concept', status: 'draft' })
    const { url } = await share(pathOf(id), company.editor)
    expect(url.hostname).toBe(company.domain.hostname)
    expect(await shownAt(url)).toMatchObject({ page: { title: 'Concept' } })
    await payload.update({ collection: 'pages', id, draft: true, data: { title: 'Nieuwer' }, ...SYSTEM })
    expect(await shownAt(url)).toMatchObject({ page: { title: 'Nieuwer' } })
    expect(await shownAt(url, other.domain.hostname)).toBeNull()
  })

  it('shows a post', async () => {
    const { id } = await createPost(payload, company, { title: 'Bericht', status: 'draft' })
    const { url } = await share(pathOf(id, 'posts'), company.editor)
    expect(await shownAt(url)).toMatchObject({ post: { title: 'Bericht' } })
  })

  it('shows no contents but what is stored, and leads nobody into the panel', async () => {
    const { id } = await createPage(payload, company)
    const { url } = await share(pathOf(id), company.editor)
    const token = tokenIn(url.search)
    expect((await refusePreviewForm(token, url.hostname))?.status).toBe(403)
    expect(await openPreview(payload, token, url.hostname)).toMatchObject({ panel: null })
  })

  it('cannot be made up', async () => {
    const { id } = await createPage(payload, company)
    const [one, two] = [await share(pathOf(id), company.editor), await share(pathOf(id), company.editor)]
    const signature = tokenIn(one.url.search).split('.')[1] ?? ''
    for (const token of [`${two.id}.${signature}`, `${one.id}.`, one.id, `${one.id}.${signature}.x`])
      expect(await openPreview(payload, token, one.url.hostname)).toBeNull()
  })
})

describe('a link to a preview ends', () => {
  it('when it is revoked, by anybody who may edit the document', async () => {
    const { id } = await createPage(payload, company)
    const { id: link, url } = await share(pathOf(id), company.editor)
    const revoke = (document: string) =>
      ask(`${pathOf(document)}/${link}/revoke`, company.admin, { method: 'POST' })
    const elsewhere = await createPage(payload, company)
    expect((await revoke(elsewhere.id)).status).toBe(404)
    expect(await shownAt(url)).not.toBeNull()
    expect((await revoke(id)).status).toBe(204)
    expect(await shownAt(url)).toBeNull()
    expect((await revoke(id)).status).toBe(404)
  })

  it('when it expires, and is not listed after that', async () => {
    const { id } = await createPage(payload, company)
    const { id: link, url, expiresAt } = await share(pathOf(id), company.editor, { expiresInDays: 1 })
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)).toBe(24)
    await payload.db.pool.query('UPDATE preview_links SET expires_at = now() WHERE id = $1', [link])
    expect(await shownAt(url)).toBeNull()
    expect(await (await ask(pathOf(id), company.editor)).json()).toEqual({ data: [] })
  })

  it.each([
    ['may not read the document any more', { tenants: [] }],
    ['is disabled', { status: 'disabled' as const }],
  ])('when who made it %s', async (_, data) => {
    const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const { id } = await createPage(payload, company)
    const { url } = await share(pathOf(id), person)
    expect(await shownAt(url)).not.toBeNull()
    await payload.update({ collection: 'users', id: person.id, data, ...SYSTEM })
    expect(await shownAt(url)).toBeNull()
  })

  it('when its document or the account of its maker is deleted', async () => {
    const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const [gone, left] = [await createPage(payload, company), await createPage(payload, company)]
    const urls = [await share(pathOf(gone.id), company.editor), await share(pathOf(left.id), person)]
    await payload.delete({ collection: 'pages', id: gone.id, ...SYSTEM })
    await payload.delete({ collection: 'users', id: person.id, ...SYSTEM })
    expect(await Promise.all(urls.map(({ url }) => shownAt(url)))).toEqual([null, null])
  })
})

describe('making a link to a preview', () => {
  it('is in the audit log, as revoking it is', async () => {
    const { id } = await createPage(payload, company, { title: 'Gedeeld' })
    const { id: link } = await share(pathOf(id), company.editor)
    await ask(`${pathOf(id)}/${link}/revoke`, company.admin, { method: 'POST' })
    const [made, revoked] = (await auditOf(payload, id)).slice(-2)
    const entry = { action: 'update', documentTitle: 'Gedeeld', locale: 'nl', tenant: company.tenant.id }
    const changed = (kind: string) => [{ path: ['previewLink'], kind }]
    expect(made).toMatchObject({ ...entry, actor: company.editor.id, changes: changed('added') })
    expect(revoked).toMatchObject({ ...entry, actor: company.admin.id, changes: changed('removed') })
  })

  it('is for one’s own tenant only, as listing and revoking are', async () => {
    const { id } = await createPage(payload, company)
    const { id: link } = await share(pathOf(id), company.editor)
    const body = { locale: 'nl', expiresInDays: 7 }
    const requests = [{}, { body }]
    const answers = await Promise.all([
      ...requests.map((request) => ask(pathOf(id), other.admin, request)),
      ask(`${pathOf(id)}/${link}/revoke`, other.admin, { method: 'POST' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it.each([{ expiresInDays: 31 }, { expiresInDays: 0 }, { locale: 'fr' }])('rejects %j', async (part) => {
    const { id } = await createPage(payload, company)
    const body = { locale: 'nl', expiresInDays: 7, ...part }
    expect((await ask(pathOf(id), company.editor, { body })).status).toBe(422)
  })

  it('is limited per document; expired ones do not count', async () => {
    const { id } = await createPage(payload, company)
    const make = () => ask(pathOf(id), company.editor, { body: { locale: 'nl', expiresInDays: 7 } })
    for (let made = 0; made < MAX_LINKS; made += 1) expect((await make()).status).toBe(201)
    expect((await make()).status).toBe(409)
    await payload.db.pool.query('UPDATE preview_links SET expires_at = now() WHERE page_id = $1', [id])
    expect((await make()).status).toBe(201)
  })

  it('gives no URL while the tenant has no site', async () => {
    const tenant = await createTenant(payload)
    const editor = await createPerson(payload, { role: 'editor', tenant })
    const { id } = await createPage(payload, { tenant })
    const answer = await ask(pathOf(id), editor, { body: { locale: 'nl', expiresInDays: 7 } })
    expect((await bodyAs(answer, dataOf(previewLink))).data.url).toBeNull()
  })
})
