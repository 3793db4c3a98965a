import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { tokenOf } from '@/src/testing/api'
import { createPage, createPageWithUrls } from '@/src/testing/pages'
import { payloadInstance } from '@/src/platform/payload'
import { payloadRoute } from '@/src/testing/payload-route'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { withoutHooks } from '@/src/testing/unpatched'
import { rejectStaleSave } from '.'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

type Doc = { id: string; updatedAt: string; title: string; name: string }
type Save = { person?: Person; version?: string | undefined; query?: string }

async function save(
  slug: CollectionSlug,
  id: string,
  body: object,
  { person = company.editor, version, query = 'draft=true&autosave=true' }: Save = {},
) {
  const response = await payloadRoute(`${slug}/${id}?locale=nl&depth=0&${query}`, {
    method: 'PATCH',
    token: await tokenOf(payload, person),
    headers: version === undefined ? {} : { 'if-match': version },
    body,
  })
  const { doc, errors } = (await response.json()) as { doc?: Doc; errors?: { message: string }[] }
  return { status: response.status, doc, message: errors?.[0]?.message }
}

const versionOf = ({ doc }: { doc?: Doc | undefined }): string => `"${doc?.updatedAt}"`

const titleOf = async (id: string) =>
  (await payload.findByID({ collection: 'pages', id, draft: true, locale: 'nl', overrideAccess: true })).title

describe('a save that names the version it changes', () => {
  it('is accepted for the newest, of an automatic save, a draft and a publication', async () => {
    const { id } = await createPage(payload, company, { status: 'draft' })
    const first = await save('pages', id, { title: 'Een' })
    const second = await save('pages', id, { title: 'Twee' }, { version: versionOf(first) })
    const draft = await save(...(['pages', id, { title: 'Drie' }] as const), {
      version: versionOf(second),
      query: 'draft=true',
    })
    const published = await save(
      ...([
        'pages',
        id,
        { title: 'Vier', _status: 'published', addresses: [{ domain: company.domain.id, path: `/${id}` }] },
      ] as const),
      { version: versionOf(draft), query: 'publishSpecificLocale=nl' },
    )
    const last = await save('pages', id, { title: 'Vijf' }, { version: versionOf(published) })
    expect([first, second, draft, published, last].map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ])
    expect(await titleOf(id)).toBe('Vijf')
  })

  it('publishes every language, which saves more than once, and the next save goes on from it', async () => {
    const { id } = await createPageWithUrls(payload, company, { status: 'draft' })
    const english = { collection: 'pages', id, locale: 'en', draft: true, overrideAccess: true } as const
    await payload.update({ ...english, data: { title: 'About' } })
    const opened = await save('pages', id, { title: 'Een' })
    const publication = { title: 'Twee', _status: 'published' }
    const query = 'publishAllLocales=true'
    const published = await save('pages', id, publication, { version: versionOf(opened), query })
    const next = await save('pages', id, { title: 'Drie' }, { version: versionOf(published) })
    expect([opened, published, next].map(({ status }) => status)).toEqual([200, 200, 200])
    const stale = await save('pages', id, publication, { version: versionOf(opened), query })
    expect([stale.status, await titleOf(id)]).toEqual([412, 'Drie'])
  })

  it('is rejected with 412 for an older one, and writes nothing', async () => {
    const { id } = await createPage(payload, company, { status: 'draft' })
    const opened = await save('pages', id, { title: 'Zoals het was' })
    await save('pages', id, { title: 'Van het andere tabblad' })
    for (const query of ['draft=true&autosave=true', 'draft=true', 'publishSpecificLocale=nl'])
      expect(
        await save('pages', id, { title: 'Achterop' }, { version: versionOf(opened), query }),
      ).toMatchObject({
        status: 412,
        message: 'This was changed elsewhere in the meantime. Nothing was saved.',
      })
    expect(await titleOf(id)).toBe('Van het andere tabblad')
  })

  it('is rejected in a collection without versions as well', async () => {
    const { id } = await payload.create({
      collection: 'categories',
      data: { tenant: company.tenant.id, name: 'Nieuws', slug: 'nieuws' },
      locale: 'nl',
      overrideAccess: true,
    })
    const opened = await save('categories', id, { name: 'Berichten' }, { query: '' })
    const other = await save('categories', id, { name: 'Actueel' }, { query: '', version: versionOf(opened) })
    expect([opened.status, other.status]).toEqual([200, 200])
    const stale = await save(
      'categories',
      id,
      { name: 'Achterop' },
      { query: '', version: versionOf(opened) },
    )
    expect(stale.status).toBe(412)
  })

  it('lets only one of two saves of the same version through', async () => {
    const { id } = await createPage(payload, company, { status: 'draft' })
    const version = versionOf(await save('pages', id, { title: 'Begin' }))
    const saves = await Promise.all(
      ['Links', 'Rechts'].map((title) => save('pages', id, { title }, { version })),
    )
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect(await titleOf(id)).toBe(saves.find(({ status }) => status === 200)?.doc?.title)
  })

  it('tells nobody about a document that they may not change', async () => {
    const { id } = await createPage(payload, company, { status: 'draft' })
    const stranger = (await createCompany(payload)).editor
    for (const person of [stranger, company.viewer]) {
      const without = await save('pages', id, { title: 'Nee' }, { person })
      const stale = await save(
        'pages',
        id,
        { title: 'Nee' },
        { person, version: '"2020-01-01T00:00:00.000Z"' },
      )
      expect(stale).toEqual(without)
      expect(stale.status).toBeGreaterThanOrEqual(403)
      expect(stale.status).toBeLessThanOrEqual(404)
    }
  })
})

it('Payload overwrites what another tab has saved', async () => {
  const { id } = await createPage(payload, company, { status: 'draft' })
  const version = versionOf(await save('pages', id, { title: 'Zoals het was' }))
  await save('pages', id, { title: 'Van het andere tabblad' })
  const { status } = await withoutHooks(payload, 'pages', [rejectStaleSave], () =>
    save('pages', id, { title: 'Achterop' }, { version }),
  )
  expect([status, await titleOf(id)]).toEqual([200, 'Achterop'])
})
