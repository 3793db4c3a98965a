import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { VERSIONS_KEPT } from '@/src/fields/publication'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createPage, createPageWithUrls } from '@/src/testing/pages'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import type { VersionEntry } from '../rules/version-entry'
import { MAX_NAMED_VERSIONS, MAX_VERSION_NAME } from '../rules/versioned'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const draft = (id: string, title: string, autosave = false) =>
  payload.update({
    ...{ collection: 'pages', id, locale: 'nl', draft: true, autosave, data: { title } },
    ...{ user: company.editor, overrideAccess: false },
  })

async function ask<T>(path: string, body?: object, person: Person = company.editor) {
  const token = await tokenOf(payload, person)
  const method = body ? 'PATCH' : 'GET'
  const response = await call(`/api/admin/pages/${path}`, { token, method, ...(body && { body }) })
  const { data, detail } = (await response.json()) as { data: T; detail?: string }
  return { status: response.status, data, detail }
}

const listOf = async (id: string) => (await ask<VersionEntry[]>(`${id}/versions?limit=100`)).data
const newestOf = async (id: string) => (await listOf(id))[0]?.id ?? ''
const nameIt = (id: string, version: string, name: string | null, person?: Person) =>
  ask<VersionEntry>(`${id}/versions/${version}`, { name }, person)
const titleOf = async (id: string, version: string) =>
  (await ask<{ content: { title: string } }>(`${id}/versions/${version}?locale=nl`)).data.content.title

describe('a version with a name', () => {
  it('is found by it, and loses it again', async () => {
    const { id } = await createPage(payload, company, { status: 'draft' })
    const version = await newestOf(id)
    const named = await nameIt(id, version, '  Goedgekeurd door Anna ')
    expect(named).toMatchObject({ status: 200, data: { id: version, name: 'Goedgekeurd door Anna' } })
    expect((await listOf(id)).map(({ name }) => name)).toEqual(['Goedgekeurd door Anna'])
    expect((await nameIt(id, version, '')).data.name).toBeNull()
    expect((await nameIt(id, version, 'x'.repeat(MAX_VERSION_NAME + 1))).status).toBe(422)
  })

  it('stays what was named while somebody types on, and no other version gets the name', async () => {
    const { id } = await createPage(payload, company, { status: 'draft' })
    await draft(id, 'Tijdens het typen', true)
    const version = await newestOf(id)
    await nameIt(id, version, 'Eerste opzet')
    await draft(id, 'Verder getypt', true)
    await payload.update({
      ...{ collection: 'pages', id, locale: 'nl', data: { title: 'Opgeslagen' }, draft: true },
      ...{ user: company.editor, overrideAccess: false },
    })
    expect(await titleOf(id, version)).toBe('Tijdens het typen')
    expect((await listOf(id)).filter(({ name }) => name !== null).map((one) => one.id)).toEqual([version])
  })

  it('is listed where nobody made it, as Payload stores the newest draft again with a publication', async () => {
    const { id } = await createPageWithUrls(payload, company)
    await draft(id, 'Gepubliceerd')
    const data = { _status: 'published', title: 'Gepubliceerd' } as const
    await payload.update({
      ...{ collection: 'pages', id, locale: 'nl', data, user: company.editor, overrideAccess: false },
    })
    const before = await listOf(id)
    const where = { parent: { equals: id }, latest: { equals: true } }
    const { docs } = await payload.findVersions({ collection: 'pages', where, overrideAccess: true })
    const [newest] = docs
    expect(before.map((one) => one.id)).not.toContain(newest?.id)
    await nameIt(id, newest?.id ?? '', 'Zoals gepubliceerd')
    await payload.update({
      ...{ collection: 'pages', id, locale: 'en', data, user: company.editor, overrideAccess: false },
    })
    const names = (await listOf(id)).flatMap(({ name }) => name ?? [])
    expect(names).toEqual(['Zoals gepubliceerd'])
  })

  it('is kept when there are newer versions than are kept, and goes with its page', async () => {
    const { id } = await createPage(payload, company, { title: 'Met naam', status: 'draft' })
    const version = await newestOf(id)
    await nameIt(id, version, 'Met naam')
    for (let made = 0; made < VERSIONS_KEPT + 1; made += 1) await draft(id, `Concept ${made}`)
    const versions = await listOf(id)
    expect(versions).toHaveLength(VERSIONS_KEPT + 1)
    expect(versions.at(-1)).toMatchObject({ id: version, name: 'Met naam' })
    expect(await titleOf(id, version)).toBe('Met naam')
    await payload.delete({ collection: 'pages', id, overrideAccess: true })
    const left = await payload.findVersions({
      ...{ collection: 'pages', where: { parent: { equals: id } }, overrideAccess: true },
    })
    expect(left.docs).toEqual([])
  })

  it('is one of a limited number, also when several are named at once', async () => {
    const { id } = await createPage(payload, company, { status: 'draft' })
    for (let made = 0; made < MAX_NAMED_VERSIONS; made += 1) await draft(id, `Concept ${made}`)
    const versions = await listOf(id)
    expect(versions.length).toBe(MAX_NAMED_VERSIONS + 1)
    const named = await Promise.all(versions.map((version, index) => nameIt(id, version.id, `Naam ${index}`)))
    const denied = named.filter(({ status }) => status === 409)
    expect(denied.map(({ detail }) => detail)).toEqual([
      `${MAX_NAMED_VERSIONS} versions have a name already. Take one away first.`,
    ])
    const [first] = (await listOf(id)).filter(({ name }) => name !== null)
    expect((await nameIt(id, first?.id ?? '', 'Andere naam')).status).toBe(200)
  })

  it('is of one document of one tenant, and named by who may change it', async () => {
    const [one, other] = [await createPage(payload, company), await createPage(payload, company)]
    const version = await newestOf(one.id)
    const stranger = (await createCompany(payload)).admin
    expect((await nameIt(other.id, version, 'Naam')).status).toBe(404)
    expect((await nameIt(one.id, version, 'Naam', stranger)).status).toBe(404)
    expect((await nameIt(one.id, version, 'Naam', company.viewer)).status).toBe(403)
    expect((await listOf(one.id)).map(({ name }) => name)).toEqual([null])
  })
})
