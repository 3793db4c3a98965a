import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { onlyOf } from '@/src/testing/navigation'
import { createPageWithUrls } from '@/src/testing/pages'
import {
  createRelease,
  type Release,
  releaseIn,
  releaseWithPage,
  requestReleases,
} from '@/src/testing/releases'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const scene = { overrideAccess: true } as const
const online = (id: string, locale: Locale = 'nl') =>
  payload.findByID({ collection: 'pages', id, locale, draft: false, fallbackLocale: false, ...scene })
const draft = (id: string, locale: Locale = 'nl') =>
  payload.findByID({ collection: 'pages', id, locale, draft: true, fallbackLocale: false, ...scene })
const save = (id: string, title: string, locale: Locale = 'nl') =>
  payload.update({ collection: 'pages', id, locale, draft: true, data: { title }, ...scene })
const post = (person: Person, path: string, body?: object) =>
  requestReleases(payload, person, path, { method: 'POST', ...(body && { body }) })
const read = async (id: string) => releaseIn(await requestReleases(payload, company.editor, `/${id}`))
const publish = (release: Release, by = company.editor) => post(by, `/${release.id}/publish`)
const undo = (release: Release, body: object = {}) => post(company.editor, `/${release.id}/undo`, body)
const problemIn = async (response: Response) =>
  (await response.json()) as { detail: string; errors?: { path: string; message: string }[] }

/** A page that is online in Dutch as “Oud”, with “Nieuw” as its draft. */
async function pageWithDraft() {
  const { id } = await createPageWithUrls(payload, company, { title: 'Oud' })
  await save(id, 'Nieuw')
  return id
}
const placeOf = (document: string, locale: Locale = 'nl') =>
  ({ collection: 'pages', document, locale }) as const

describe('a release', () => {
  it('publishes all that is in it, and is undone as a whole', async () => {
    const [changed, fresh] = [
      await pageWithDraft(),
      (await createPageWithUrls(payload, company, { title: 'Actie', status: 'draft' })).id,
    ]
    const { id: footer } = await onlyOf(payload, company, 'footer', { smallPrint: 'Oud' })
    const part = { collection: 'footer', id: footer, locale: 'nl' } as const
    await payload.update({ ...part, draft: true, data: { smallPrint: 'Nieuw' }, ...scene })
    const footerOnline = () => payload.findByID({ ...part, draft: false, ...scene })
    const release = await createRelease(payload, company, [
      ...[placeOf(changed), placeOf(fresh)],
      { collection: 'footer', document: footer, locale: 'nl' },
    ])
    expect(release.items.map(({ title, conflict }) => [title, conflict])).toEqual([
      ['Nieuw', null],
      ['Actie', null],
      [null, null],
    ])

    const published = await releaseIn(await publish(release))
    expect(published).toMatchObject({ state: 'published', publishedBy: { id: company.editor.id } })
    expect(await online(changed)).toMatchObject({ title: 'Nieuw', _status: 'published' })
    expect(await online(fresh)).toMatchObject({ title: 'Actie', _status: 'published' })
    expect((await online(fresh, 'en'))._status).toBe('draft')
    expect((await footerOnline()).smallPrint).toBe('Nieuw')

    const undone = await releaseIn(await undo(release))
    expect(undone).toMatchObject({ state: 'open', publishedAt: null })
    expect(undone.items.map(({ conflict }) => conflict)).toEqual([null, null, null])
    expect(await online(changed)).toMatchObject({ title: 'Oud', _status: 'published' })
    expect((await online(fresh))._status).toBe('draft')
    expect((await footerOnline()).smallPrint).toBe('Oud')
    expect((await draft(changed)).title).toBe('Nieuw')
    expect((await draft(fresh)).title).toBe('Actie')

    await releaseIn(await publish(release))
    expect((await online(changed)).title).toBe('Nieuw')
  })

  it('publishes nothing when one document is not complete, and names document, language and field', async () => {
    const complete = await pageWithDraft()
    const { id: incomplete } = await createPageWithUrls(payload, company, { title: 'Leeg', status: 'draft' })
    await save(incomplete, 'Empty', 'en')
    const release = await createRelease(payload, company, [placeOf(complete), placeOf(incomplete, 'en')])
    await payload.delete({ collection: 'page-urls', where: { page: { equals: incomplete } }, ...scene })
    const response = await publish(release)
    expect(response.status).toBe(409)
    const { detail, errors } = await problemIn(response)
    expect(detail).toContain('Nothing was published')
    const [, item] = release.items
    expect(errors).toEqual([
      {
        path: expect.stringMatching(`^items\\.${item?.id}\\.`),
        message: expect.stringMatching(/^Empty \(English\), .+: /),
      },
    ])
    expect((await online(complete)).title).toBe('Oud')
    expect((await read(release.id)).state).toBe('open')
    const check = await post(company.editor, `/${release.id}/check`)
    expect(await check.json()).toMatchObject({ data: { problems: [{ item: item?.id }] } })
    expect((await online(complete)).title).toBe('Oud')
  })

  it('leaves the other language of a document alone', async () => {
    const id = await pageWithDraft()
    await save(id, 'New', 'en')
    const release = await createRelease(payload, company, [placeOf(id, 'en')])
    await releaseIn(await publish(release))
    expect([(await online(id)).title, (await online(id, 'en')).title]).toEqual(['Oud', 'New'])
    await releaseIn(await undo(release))
    expect([(await online(id)).title, (await online(id, 'en'))._status]).toEqual(['Oud', 'draft'])
    expect([(await draft(id)).title, (await draft(id, 'en')).title]).toEqual(['Nieuw', 'New'])
  })
})

describe('a conflict', () => {
  it('of a draft that changed since is settled by the current draft, or by what was added', async () => {
    const id = await pageWithDraft()
    const release = await createRelease(payload, company, [placeOf(id)])
    const [item] = release.items
    await save(id, 'Nieuwer')
    expect((await read(release.id)).items).toMatchObject([{ conflict: 'changed', canKeep: true }])
    expect((await publish(release)).status).toBe(409)
    expect((await online(id)).title).toBe('Oud')

    const settle = (take: string) => post(company.editor, `/${release.id}/items/${item?.id}/settle`, { take })
    expect((await releaseIn(await settle('added'))).items).toMatchObject([{ conflict: null }])
    expect((await draft(id)).title).toBe('Nieuw')

    await save(id, 'Nieuwst')
    expect((await releaseIn(await settle('draft'))).items).toMatchObject([{ conflict: null }])
    await releaseIn(await publish(release))
    expect((await online(id)).title).toBe('Nieuwst')
  })

  it('of a document in two open releases is shown in both', async () => {
    const id = await pageWithDraft()
    const one = await createRelease(payload, company, [placeOf(id)], 'Een')
    const other = await createRelease(payload, company, [placeOf(id)], 'Twee')
    expect((await read(one.id)).items).toMatchObject([{ alsoIn: [{ id: other.id, name: 'Twee' }] }])
    await releaseIn(await publish(other))
    expect((await read(one.id)).items).toMatchObject([{ alsoIn: [], conflict: 'publishedSince' }])
    expect((await publish(one)).status).toBe(409)
  })

  it('of what somebody published since keeps a release from being undone, unless that is left as it is', async () => {
    const [id, other] = [await pageWithDraft(), await pageWithDraft()]
    const release = await createRelease(payload, company, [placeOf(id), placeOf(other)])
    await releaseIn(await publish(release))
    const data = { title: 'Later', _status: 'published' } as const
    await payload.update({ collection: 'pages', id, locale: 'nl', data, ...scene })
    const response = await undo(release)
    expect([response.status, (await problemIn(response)).errors?.length]).toEqual([409, 1])
    expect((await online(other)).title).toBe('Nieuw')
    await releaseIn(await undo(release, { leaveChanged: true }))
    expect([(await online(id)).title, (await online(other)).title]).toEqual(['Later', 'Oud'])
  })
})

describe('rights on a release', () => {
  it('a writer adds and removes drafts, and neither creates, plans nor publishes', async () => {
    const writer = await createPerson(payload, { role: 'writer', tenant: company.tenant })
    const { release } = await releaseWithPage(payload, company)
    const id = await pageWithDraft()
    const { items } = await releaseIn(await post(writer, `/${release.id}/items`, placeOf(id)))
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const plan = (person: Person) =>
      requestReleases(payload, person, `/${release.id}`, { method: 'PATCH', body: { at } })
    expect((await post(writer, '', { name: 'Mijn release' })).status).toBe(403)
    expect((await publish(release, writer)).status).toBe(403)
    expect((await plan(writer)).status).toBe(403)
    const removal = { method: 'DELETE' }
    const path = `/${release.id}/items/${items[1]?.id}`
    expect((await requestReleases(payload, writer, path, removal)).status).toBe(204)
    expect((await plan(company.editor)).status).toBe(200)
    expect((await post(writer, `/${release.id}/items`, placeOf(id))).status).toBe(403)
  })

  it('documents and releases of another tenant do not exist', async () => {
    const other = await createCompany(payload)
    const foreign = await releaseWithPage(payload, other)
    const { release } = await releaseWithPage(payload, company)
    expect((await post(company.editor, `/${release.id}/items`, placeOf(foreign.page))).status).toBe(404)
    expect((await publish(foreign.release)).status).toBe(404)
    expect((await undo(foreign.release)).status).toBe(404)
  })

  it('four eyes hold for what a release publishes', async () => {
    const strict = await createCompany(payload)
    await payload.update({
      ...{ collection: 'tenants', id: strict.tenant.id, data: { fourEyes: true } },
      ...scene,
    })
    const { id } = await createPageWithUrls(payload, strict, { title: 'Actie', status: 'draft' })
    await payload.update({
      ...{ collection: 'pages', id, locale: 'nl', draft: true, data: { title: 'Van de redacteur' } },
      ...{ user: strict.editor, overrideAccess: false },
    })
    const release = await createRelease(payload, strict, [placeOf(id)])
    const rejected = await publish(release, strict.editor)
    expect([rejected.status, (await problemIn(rejected)).detail]).toEqual([
      409,
      expect.stringContaining('Two people are needed'),
    ])
    await releaseIn(await publish(release, strict.admin))
    expect((await online(id)).title).toBe('Van de redacteur')
  })
})
