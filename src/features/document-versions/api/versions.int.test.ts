import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { auditOf } from '@/src/testing/audit'
import { createPageWithUrls } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { LOCKS } from '@/src/upstream/payload/document-locks/keep-lock'
import type { VersionEntry } from '../rules/version-entry'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

type Save = { person?: Person; locale?: Locale; title?: string; kind?: 'autosave' | 'draft' | 'publish' }

async function save(id: string, { person = company.editor, locale = 'nl', title, kind = 'draft' }: Save) {
  const status = kind === 'publish' ? 'published' : 'draft'
  const flags = { autosave: '&draft=true&autosave=true', draft: '&draft=true', publish: '' }[kind]
  const body = { title: title ?? randomUUID(), _status: status }
  const path = `pages/${id}?locale=${locale}&fallback-locale=null&depth=0${flags}`
  const { status: answer, text } = await restRequest(payload, person, 'PATCH', path, { body })
  expect(answer, text).toBe(200)
}

async function ask<T>(person: Person, path: string, body?: unknown) {
  const token = await tokenOf(payload, person)
  const response = await call(`/api/admin/pages/${path}`, { token, ...(body !== undefined && { body }) })
  const { data, meta } = (await response.json()) as { data: T; meta: unknown }
  return { status: response.status, data, meta }
}

const listOf = async (id: string, person: Person = company.editor, query = '') =>
  (await ask<VersionEntry[]>(person, `${id}/versions?limit=50${query}`)).data
const told = (versions: VersionEntry[]) =>
  versions.map(({ savedBy, locale, state }) => [savedBy.name, locale, state])

describe('the versions of a page', () => {
  it('tell who saved which language in which state, the newest first', async () => {
    const { id } = await createPageWithUrls(payload, company, { title: 'Een' })
    await save(id, { person: company.admin, locale: 'en', kind: 'draft' })
    await save(id, { person: company.editor, locale: 'en', kind: 'publish' })
    const versions = await listOf(id)
    expect(told(versions)).toEqual([
      [company.editor.name, 'en', 'published'],
      [company.admin.name, 'en', 'draft'],
      [null, 'nl', 'published'],
    ])
    expect(versions.at(-1)?.savedBy.kind).toBe('system')
    const times = versions.map(({ savedAt }) => savedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    const second = await ask<VersionEntry[]>(company.editor, `${id}/versions?limit=1&page=2`)
    expect(second.data).toEqual(versions.slice(1, 2))
    expect(second.meta).toEqual({ page: 2, limit: 1, total: 3, pages: 3 })
  })

  it('keep what somebody else typed, or the same person in another language', async () => {
    const { id } = await createPageWithUrls(payload, company)
    const saves: Save[] = [
      { person: company.editor, locale: 'nl', title: 'Van Ed' },
      { person: company.editor, locale: 'nl', title: 'Van Ed, verder' },
      { person: company.admin, locale: 'nl', title: 'Van Ad' },
      { person: company.admin, locale: 'en', title: 'By Ad' },
    ]
    for (const one of saves) {
      await save(id, { ...one, kind: 'autosave' })
      await payload.db.deleteMany({ collection: LOCKS, where: { 'document.value': { equals: id } } })
    }
    const versions = await listOf(id)
    expect(told(versions).slice(0, 3)).toEqual([
      [company.admin.name, 'en', 'draft'],
      [company.admin.name, 'nl', 'draft'],
      [company.editor.name, 'nl', 'draft'],
    ])
    expect(versions).toHaveLength(4)
    const own = await ask<{ content: { title: string } }>(
      company.editor,
      `${id}/versions/${versions[2]?.id}?locale=nl`,
    )
    expect(own.data.content.title).toBe('Van Ed, verder')
  })

  it('say plainly what is not known: of removed accounts, and from before it was stored', async () => {
    const { id } = await createPageWithUrls(payload, company)
    const leaving = await createPerson(payload, { superAdmin: true })
    await save(id, { person: leaving })
    await payload.delete({ collection: 'users', id: leaving.id, overrideAccess: true })
    await payload.db.pool.query(
      'UPDATE _pages_v SET version_saved_by = NULL, version_saved_in = NULL WHERE parent_id = $1 AND NOT latest',
      [id],
    )
    const [removed, older] = await listOf(id)
    expect(removed?.savedBy).toEqual({ kind: 'removed', id: null, name: null })
    expect(older).toMatchObject({ savedBy: { kind: 'unknown', id: null, name: null }, locale: null })
  })

  it('show no names to those who only read', async () => {
    const { id } = await createPageWithUrls(payload, company)
    await save(id, { person: company.editor })
    const [newest] = await listOf(id, company.viewer)
    expect(newest?.savedBy).toEqual({ kind: 'account', id: null, name: null })
  })

  it('belong to one document of one tenant', async () => {
    const [one, other] = [
      await createPageWithUrls(payload, company),
      await createPageWithUrls(payload, company),
    ]
    const [version] = await listOf(one.id)
    const stranger = (await createCompany(payload)).admin
    for (const [person, place] of [
      [company.editor, `${other.id}/versions/${version?.id}`],
      [company.editor, `${one.id}/versions/${randomUUID()}`],
      [stranger, `${one.id}/versions/${version?.id}`],
    ] as const) {
      expect((await ask(person, place)).status).toBe(404)
      expect((await ask(person, `${place}/restore`, { locale: 'nl' })).status).toBe(404)
    }
    expect((await ask(stranger, `${one.id}/versions`)).status).toBe(404)
    expect(await listOf(one.id)).toEqual([version])
  })
})

describe('restoring a version through the API', () => {
  type Restored = {
    previousVersion: string
    document: { title: string; publication: Record<Locale, string> }
  }
  const restore = async (id: string, version: string | undefined, locale: Locale | 'all') =>
    (await ask<Restored>(company.editor, `${id}/versions/${version}/restore?locale=nl`, { locale })).data

  it('makes it a draft in one language or all, can be undone, and is logged per language', async () => {
    const { id } = await createPageWithUrls(payload, company, { title: 'Een' })
    await save(id, { title: 'Twee', kind: 'publish' })
    const [, first] = await listOf(id)
    const restored = await restore(id, first?.id, 'nl')
    expect(restored).toMatchObject({
      previousVersion: expect.any(String) as string,
      document: { title: 'Een', publication: { nl: 'changed' } },
    })
    const undone = await restore(id, restored.previousVersion, 'all')
    expect(undone.document).toMatchObject({ title: 'Twee', publication: { nl: 'published' } })
    const entries = (await auditOf(payload, id)).filter(({ action }) => action === 'restore')
    expect(entries.map(({ locale, actor, via }) => [locale, actor, via])).toEqual(
      ['nl', 'nl', 'en'].map((locale) => [locale, company.editor.id, 'api']),
    )
    expect(entries[0]?.changes).toMatchObject([{ path: ['title'], before: 'Twee', after: 'Een' }])
  })

  it('needs the newest state of the document where `If-Match` is sent', async () => {
    const { id } = await createPageWithUrls(payload, company)
    const [version] = await listOf(id)
    const token = await tokenOf(payload, company.editor)
    const response = await call(`/api/admin/pages/${id}/versions/${version?.id}/restore`, {
      ...{ token, body: { locale: 'nl' }, headers: { 'if-match': '"older"' } },
    })
    expect(response.status).toBe(412)
    expect(await listOf(id)).toHaveLength(1)
  })
})
