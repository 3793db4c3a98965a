import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Brand } from '@/payload-types'
import { loadSite } from '@/src/rendering/site'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { brandOfDomain } from '@/src/testing/brands'
import { createImage } from '@/src/testing/images'
import { type Company, createCompany, createDomain, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let kade: Company
let noord: Company

beforeAll(async () => {
  payload = await payloadInstance()
  kade = await createCompany(payload)
  noord = await createCompany(payload)
})

/** A new domain with its brand, which people save. */
async function site() {
  const domain = await createDomain(payload, kade.tenant)
  const { id } = await brandOfDomain(payload, domain)
  const save = (data: Partial<Brand>, user: Person = kade.admin, draft = false) =>
    payload.update({ collection: 'brands', id, data, draft, user, overrideAccess: false, depth: 0 })
  const newest = () =>
    payload.findByID({ collection: 'brands', id, draft: true, depth: 0, overrideAccess: true })
  const shown = async () => (await loadSite(domain.hostname, 'nl'))?.domain.themePrimaryColor
  return { domain, id, save, newest, shown }
}

describe('a brand', () => {
  it('begins with its domain, published as that looks', async () => {
    const { domain, newest } = await site()
    expect(await newest()).toMatchObject({
      _status: 'published',
      domain: domain.id,
      themePrimaryColor: '#ff4b00',
    })
  })

  it('is a draft until it is published, also where a save does not say so', async () => {
    const { save, newest, shown } = await site()
    await save({ themePrimaryColor: '#1d4ed8' })
    expect(await newest()).toMatchObject({ _status: 'draft', themePrimaryColor: '#1d4ed8' })
    expect(await shown()).toBe('#ff4b00')
    await save({ _status: 'published' })
    expect(await shown()).toBe('#1d4ed8')
  })

  it('stays online, whatever asks to take it offline', async () => {
    const { save, id, newest, shown } = await site()
    await save({ _status: 'draft', themePrimaryColor: '#123123' })
    const all = {
      collection: 'brands',
      id,
      data: {},
      unpublishAllLocales: true,
      overrideAccess: true,
    } as const
    await payload.update(all)
    expect(await shown()).toBe('#ff4b00')
    const stored = await payload.findByID({ collection: 'brands', id, draft: false, overrideAccess: true })
    expect(stored._status).toBe('published')
    expect(await newest()).toMatchObject({ themePrimaryColor: '#123123' })
  })

  it('is published by whoever changes the look of its domain, and the draft before stays a version', async () => {
    const { domain, id, save, newest, shown } = await site()
    await save({ themePrimaryColor: '#1d4ed8', themeAccentColor: '#abcabc' })
    await payload.update({
      ...{ collection: 'domains', id: domain.id, data: { themePrimaryColor: '#0f766e' } },
      ...{ user: kade.admin, overrideAccess: false },
    })
    expect(await shown()).toBe('#0f766e')
    expect(await newest()).toMatchObject({
      ...{ _status: 'published', themePrimaryColor: '#0f766e', themeAccentColor: '#123456' },
    })
    const { docs } = await payload.findVersions({
      ...{ collection: 'brands', where: { parent: { equals: id } }, overrideAccess: true },
    })
    expect(docs.map(({ version }) => version.themeAccentColor)).toContain('#abcabc')
  })

  it('makes no version of it when a domain changes in anything else', async () => {
    const { domain, id } = await site()
    const count = async () =>
      (await payload.countVersions({ collection: 'brands', where: { parent: { equals: id } } })).totalDocs
    const before = await count()
    await payload.update({
      ...{ collection: 'domains', id: domain.id, data: { detectLanguage: true }, overrideAccess: true },
    })
    expect(await count()).toBe(before)
  })

  it('ends with its domain', async () => {
    const { domain, id } = await site()
    await payload.delete({ collection: 'domains', id: domain.id, user: kade.admin, overrideAccess: false })
    const where = { id: { equals: id } }
    expect((await payload.count({ collection: 'brands', where, overrideAccess: true })).totalDocs).toBe(0)
  })

  it('publishes nothing that is not valid', async () => {
    const { save, shown } = await site()
    await expect(save({ themePrimaryColor: 'oranje', _status: 'published' })).rejects.toMatchObject({
      data: { errors: [{ path: 'themePrimaryColor' }] },
    })
    expect(await shown()).toBe('#ff4b00')
  })
})

describe('who may not change a brand', () => {
  it.each(['editor', 'writer', 'viewer'] as const)('a %s, neither as a draft nor published', async (role) => {
    const { save, newest, shown } = await site()
    const person = await createPerson(payload, { role, tenant: kade.tenant })
    const data = { themePrimaryColor: '#1d4ed8' }
    await expect(save(data, person, true)).rejects.toMatchObject({ status: 403 })
    await expect(save({ ...data, _status: 'published' }, person)).rejects.toMatchObject({ status: 403 })
    expect(await newest()).toMatchObject({ _status: 'published', themePrimaryColor: '#ff4b00' })
    expect(await shown()).toBe('#ff4b00')
  })

  it('an admin of another tenant, nor with an image of theirs', async () => {
    const { save, newest } = await site()
    await expect(save({ themePrimaryColor: '#1d4ed8' }, noord.admin)).rejects.toMatchObject({ status: 403 })
    const { id: logoMedia } = await createImage(payload, noord)
    await expect(save({ logoMedia }, kade.admin, true)).rejects.toMatchObject({ status: 400 })
    expect(await newest()).toMatchObject({ themePrimaryColor: '#ff4b00', logoMedia: null })
  })

  it('anybody, where it would become that of another domain', async () => {
    const { save, newest, domain } = await site()
    const other = await createDomain(payload, kade.tenant)
    await expect(save({ domain: other.id, _status: 'published' })).rejects.toThrow()
    expect(await newest()).toMatchObject({ domain: domain.id })
  })
})

describe('the API of brands', () => {
  it('writes a draft, publishes, and finds the brand of a domain', async () => {
    const { domain, id, shown } = await site()
    const token = await tokenOf(payload, kade.admin)
    const send = (path: string, body?: object) =>
      call(`/api/admin/brands${path}`, {
        ...{ token, tenant: kade.tenant.slug },
        ...(body && { method: 'PUT', body }),
      })
    const read = async (response: Response) => ((await response.json()) as { data: unknown }).data
    const body = { themePrimaryColor: '#1d4ed8' }
    expect(await read(await send(`/${id}`, body))).toMatchObject({ ...body, publication: 'changed' })
    expect(await shown()).toBe('#ff4b00')
    expect(await read(await send(`/${id}`, { ...body, status: 'published' }))).toMatchObject({
      ...{ publication: 'published', domain: domain.id },
    })
    expect(await shown()).toBe('#1d4ed8')
    expect(await read(await send(`?domain=${domain.id}`))).toMatchObject([{ id }])
    expect((await send('?domain=nergens')).status).toBeLessThan(500)
    const foreign = await call(`/api/admin/brands/${id}`, {
      ...{ token: await tokenOf(payload, noord.admin), tenant: noord.tenant.slug, method: 'PUT', body },
    })
    expect(foreign.status).toBe(404)
  })
})
