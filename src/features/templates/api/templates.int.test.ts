import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page, Template } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createPage } from '@/src/testing/pages'
import { createTemplate } from '@/src/testing/templates'
import { type Company, createCompany, createPerson } from '@/src/testing/tenants'
import { listOf } from '@/src/api/core/list'
import { dataOf, problem } from '@/src/api/core/schemas'
import { page as pageSchema } from '@/src/features/pages/api/admin/schemas'
import { template as templateSchema, templateSummary } from './schemas'

const TEMPLATES = '/api/admin/templates'

let payload: Payload
let company: Company
let other: Company
let target: Page
let tokens: Record<'editor' | 'viewer' | 'foreignAdmin' | 'both', string>

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  target = await createPage(payload, company, { title: 'Doel' })
  const both = await createPerson(payload, { role: 'editor', tenant: company.tenant })
  const roles = [company.tenant, other.tenant].map(({ id }) => ({ tenant: id, role: 'editor' as const }))
  await payload.update({ collection: 'users', id: both.id, data: { tenants: roles }, overrideAccess: true })
  tokens = {
    editor: await tokenOf(payload, company.editor),
    viewer: await tokenOf(payload, company.viewer),
    foreignAdmin: await tokenOf(payload, other.admin),
    both: await tokenOf(payload, both),
  }
})

const templateOf = async (response: Response) => (await bodyAs(response, dataOf(templateSchema))).data
const pageOf = async (response: Response) => (await bodyAs(response, dataOf(pageSchema))).data
const pathsOf = async (response: Response) =>
  (await bodyAs(response, problem)).errors?.map(({ path }) => path) ?? []

const get = (id: string, locale = 'nl', token = tokens.editor) =>
  call(`${TEMPLATES}/${id}?locale=${locale}`, { token })
const send = (method: string, id: string, body: unknown, etag?: string) =>
  call(`${TEMPLATES}/${id}`, {
    method,
    token: tokens.editor,
    ...(body !== undefined && { body }),
    ...(etag && { headers: { 'if-match': etag } }),
  })
const newTemplate = (): Promise<Template> => createTemplate(payload, company, target)
const newPage = (
  id: string,
  body: object,
  options: { token?: string; tenant?: string; locale?: string } = {},
) =>
  call(`${TEMPLATES}/${id}/pages?locale=${options.locale ?? 'nl'}`, {
    body,
    token: options.token ?? tokens.editor,
    ...(options.tenant && { tenant: options.tenant }),
  })

describe('templates', () => {
  it('are created, read, replaced in one locale, listed, found and deleted', async () => {
    const name = `Referentie ${randomUUID()}`
    const blocks = [{ blockType: 'hero', variant: 'statement', heading: 'Wat we maakten' }]
    const created = await call(TEMPLATES, {
      body: { name, description: 'Na een project', blocks },
      token: tokens.editor,
    })
    expect(created.status).toBe(201)
    const made = await templateOf(created)
    expect(created.headers.get('location')).toBe(`${TEMPLATES}/${made.id}`)
    expect(made).toMatchObject({ name, layout: 'default', thumbnail: null, blocks })

    const english = { name, blocks: [{ ...made.blocks[0], heading: 'What we made' }] }
    const put = await call(`${TEMPLATES}/${made.id}?locale=en`, {
      method: 'PUT',
      body: english,
      token: tokens.editor,
    })
    expect(await templateOf(put)).toMatchObject({
      locale: 'en',
      description: made.description,
      blocks: english.blocks,
    })
    expect(await templateOf(await get(made.id))).toMatchObject({ blocks: made.blocks })

    const list = await call(`${TEMPLATES}?search=${encodeURIComponent(name)}`, { token: tokens.viewer })
    const { data } = await bodyAs(list, listOf(templateSummary))
    expect(data.map(({ id }) => id)).toEqual([made.id])
    expect((await send('DELETE', made.id, undefined)).status).toBe(204)
    expect((await get(made.id)).status).toBe(404)
  })

  it.each([
    ['no name', {}, 'name'],
    ['an unknown field', { name: 'x', tenant: randomUUID() }, 'tenant'],
    ['an unknown block', { name: 'x', blocks: [{ blockType: 'marquee' }] }, 'blocks.0.blockType'],
    ['a layout that is none', { name: 'x', layout: 'x' }, 'layout'],
  ])('with %s are rejected, with the path', async (_, body, path) => {
    const response = await call(TEMPLATES, { body, token: tokens.editor })
    expect(response.status).toBe(422)
    expect(await pathsOf(response)).toContain(path)
  })

  it('are updated and deleted only in the version named by If-Match', async () => {
    const { id } = await newTemplate()
    const etag = (await get(id)).headers.get('etag') ?? ''
    expect((await send('PUT', id, { name: 'Eerste' }, etag)).status).toBe(200)
    expect((await send('PUT', id, { name: 'Tweede' }, etag)).status).toBe(412)
    expect((await send('DELETE', id, undefined, etag)).status).toBe(412)
    expect(await templateOf(await get(id))).toMatchObject({ name: 'Eerste' })
  })

  it('are 404 for another tenant, whoever asks', async () => {
    const { id } = await newTemplate()
    expect((await get(id, 'nl', tokens.foreignAdmin)).status).toBe(404)
    const response = await newPage(id, { title: 'x' }, { token: tokens.both, tenant: other.tenant.slug })
    expect(response.status).toBe(404)
    const image = await call(TEMPLATES, {
      body: { name: 'x', thumbnail: randomUUID() },
      token: tokens.editor,
    })
    expect(image.status).toBe(422)
  })
})

describe('a page from a template', () => {
  it('is a draft in both locales, with the requested title and URLs', async () => {
    const { id } = await newTemplate()
    const path = `/${randomUUID()}`
    const urls = [{ domain: company.domain.id, locale: 'nl', path }]
    const response = await newPage(id, { title: 'Onze dienst', urls })
    expect(response.status).toBe(201)
    const page = await pageOf(response)
    expect(response.headers.get('location')).toBe(`/api/admin/pages/${page.id}`)
    expect(page).toMatchObject({
      title: 'Onze dienst',
      template: id,
      layout: 'blank',
      publication: { nl: 'draft', en: 'draft' },
      blocks: [{ heading: 'Kop' }, { blockType: 'richText' }],
      urls: [{ path, canonical: true }],
    })
    const english = await call(`/api/admin/pages/${page.id}?locale=en`, { token: tokens.editor })
    expect(await pageOf(english)).toMatchObject({ title: null, blocks: [{ heading: 'Heading' }, {}] })
  })

  it('is not created at all when its URL is in use, nor by a viewer', async () => {
    const { id } = await newTemplate()
    const urls = [{ domain: company.domain.id, locale: 'nl', path: `/${randomUUID()}` }]
    const title = `Eén ${randomUUID()}`
    expect((await newPage(id, { title, urls })).status).toBe(201)
    expect((await newPage(id, { title, urls })).status).toBe(409)
    expect((await newPage(id, { title }, { token: tokens.viewer })).status).toBe(403)
    const where = { title: { equals: title } }
    const { totalDocs } = await payload.count({
      collection: 'pages',
      where,
      locale: 'nl',
      overrideAccess: true,
    })
    expect(totalDocs).toBe(1)
  })

  it('prevents its template from being deleted', async () => {
    const { id } = await newTemplate()
    expect((await newPage(id, { title: 'Houdt vast' })).status).toBe(201)
    const response = await send('DELETE', id, undefined)
    expect(response.status).toBe(409)
    expect(await bodyAs(response, problem)).toMatchObject({
      total: 1,
      places: [{ collection: 'pages', title: 'Houdt vast', field: 'template' }],
    })
    expect((await get(id)).status).toBe(200)
  })
})
