import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { describedImage, hero } from '@/src/testing/references'
import { createDocument } from '@/src/testing/documents'
import { createPage, createPageUrl, createPageWithUrls } from '@/src/testing/pages'
import { pageWithSchedule } from '@/src/testing/schedules'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company
/** A writer of one tenant, and an editor of another. */
let writer: Person

beforeAll(async () => {
  payload = await payloadInstance()
  ;[company, other] = [await createCompany(payload), await createCompany(payload)]
  const { id } = await createPerson(payload)
  const tenants = [
    { tenant: company.tenant.id, role: 'writer' as const },
    { tenant: other.tenant.id, role: 'editor' as const },
  ]
  const user = await payload.update({ collection: 'users', id, data: { tenants }, overrideAccess: true })
  writer = { ...user, collection: 'users', password: '' }
})

const asWriter = () => ({ user: writer, overrideAccess: false, depth: 0 }) as const
const nl = { locale: 'nl' } as const
const forbidden = { status: 403 }
const stored = (collection: 'pages' | 'posts', id: string) =>
  payload.findByID({ collection, id, ...nl, draft: false, depth: 0, overrideAccess: true })

describe('a writer', () => {
  it('creates, changes, trashes and restores drafts, with addresses', async () => {
    const page = await payload.create({
      collection: 'pages',
      draft: true,
      ...nl,
      data: {
        tenant: company.tenant.id,
        title: 'Concept',
        layout: 'main',
        blocks: [],
        addresses: [{ domain: company.domain.id, path: '/concept' }],
      } as never,
      ...asWriter(),
    })
    const one = { collection: 'pages', id: page.id, ...nl, ...asWriter() } as const
    await payload.update({ ...one, draft: true, data: { title: 'Beter', _status: 'draft' } })
    await payload.update({ ...one, data: { deletedAt: new Date().toISOString() } })
    await payload.update({ ...one, trash: true, data: { deletedAt: null } })
    const { docs } = await payload.find({
      collection: 'page-urls',
      where: { page: { equals: page.id } },
      overrideAccess: true,
    })
    expect(docs.map(({ path }) => path)).toEqual(['/concept'])
  })

  it('writes a newer draft of what is online, by hand, by autosave and in a copy', async () => {
    const { id } = await createPageWithUrls(payload, company, { title: 'Online' })
    const one = { collection: 'pages', id, ...nl, ...asWriter() } as const
    for (const autosave of [false, true])
      await payload.update({ ...one, draft: true, autosave, data: { title: 'Nieuw', _status: 'draft' } })
    expect(await stored('pages', id)).toMatchObject({ title: 'Online', _status: 'published' })
    const copy = await payload.duplicate(one)
    expect(copy._status).toBe('draft')
  })

  it('uploads images, and changes and deletes those that nothing online shows', async () => {
    const image = await createDocument(payload, 'media', company, asWriter())
    await payload.update({ collection: 'media', id: image.id, ...nl, data: { alt: 'Vlak' }, ...asWriter() })
    await payload.delete({ collection: 'media', id: image.id, ...asWriter() })
    const shown = await describedImage(payload, company)
    await createPageWithUrls(payload, company, { blocks: hero(shown) })
    const one = { collection: 'media', id: shown, ...nl, ...asWriter() } as const
    await expect(payload.update({ ...one, data: { alt: 'Anders' } })).rejects.toMatchObject(forbidden)
    await expect(payload.delete(one)).rejects.toMatchObject(forbidden)
  })

  it('is an editor where the role says so', async () => {
    const { id } = await createPageWithUrls(payload, other, { status: 'draft' })
    const data = { _status: 'published' } as const
    await payload.update({ collection: 'pages', id, ...nl, data, ...asWriter() })
    expect((await stored('pages', id))._status).toBe('published')
  })
})

describe('a writer is denied, with nothing changed,', () => {
  let online: Page
  let draft: Page
  beforeEach(async () => {
    online = await createPageWithUrls(payload, company, { title: 'Online' })
    draft = await createPageWithUrls(payload, company, { status: 'draft' })
  })

  const save = (id: string, args: object) =>
    payload.update({ collection: 'pages', id, ...nl, data: {}, ...asWriter(), ...args })
  const PATHS: [string, () => Promise<unknown>][] = [
    ['publishing a draft', () => save(draft.id, { data: { _status: 'published' } })],
    ['publishing all languages', () => save(draft.id, { publishAllLocales: true })],
    ['publishing one language', () => save(draft.id, { publishSpecificLocale: 'nl' })],
    ['saving over what is online', () => save(online.id, { data: { title: 'Anders' } })],
    ['taking it offline', () => save(online.id, { data: { _status: 'draft' } })],
    ['taking it offline everywhere', () => save(online.id, { unpublishAllLocales: true })],
    ['trashing it', () => save(online.id, { data: { deletedAt: new Date().toISOString() } })],
    ['deleting it', () => payload.delete({ collection: 'pages', id: online.id, ...asWriter() })],
    [
      'publishing a new page',
      () =>
        payload.create({
          collection: 'pages',
          ...nl,
          data: { tenant: company.tenant.id, title: 'Nieuw', layout: 'main', _status: 'published' } as never,
          ...asWriter(),
        }),
    ],
    [
      'restoring a version with Payload’s own operation',
      async () => {
        const where = { parent: { equals: online.id } }
        const { docs } = await payload.findVersions({ collection: 'pages', where, overrideAccess: true })
        return payload.restoreVersion({ collection: 'pages', id: docs[0]?.id ?? '', ...asWriter() })
      },
    ],
    [
      'moving its address',
      async () => {
        const where = { page: { equals: online.id }, locale: { equals: 'nl' } }
        const { docs } = await payload.find({ collection: 'page-urls', where, overrideAccess: true })
        const data = { path: '/elders' }
        return payload.update({ collection: 'page-urls', id: docs[0]?.id ?? '', data, ...asWriter() })
      },
    ],
    [
      'moving an address of a draft to what is online',
      async () => {
        const where = { page: { equals: draft.id }, locale: { equals: 'nl' } }
        const { docs } = await payload.find({ collection: 'page-urls', where, overrideAccess: true })
        const data = { page: online.id }
        return payload.update({ collection: 'page-urls', id: docs[0]?.id ?? '', data, ...asWriter() })
      },
    ],
  ]

  it.each(PATHS)('%s', async (_, attempt) => {
    await expect(attempt()).rejects.toMatchObject(forbidden)
    expect(await stored('pages', online.id)).toMatchObject({ title: 'Online', _status: 'published' })
    expect((await stored('pages', draft.id))._status).toBe('draft')
  })

  it('documents of several tenants at once, except where another role may publish', async () => {
    const theirs = await createPage(payload, other, { status: 'draft' })
    const where = { id: { in: [online.id, draft.id, theirs.id] } }
    await payload.update({ collection: 'pages', where, ...nl, data: { title: 'Alle' }, ...asWriter() })
    const titles = await Promise.all([online, draft, theirs].map(({ id }) => stored('pages', id)))
    expect(titles.map(({ title }) => title)).toEqual(['Online', 'Titel', 'Alle'])
  })

  it('changing what is scheduled, which goes online as it is then', async () => {
    const { page } = await pageWithSchedule(payload, company, { action: 'publish' })
    await expect(save(page, { draft: true, data: { title: 'Anders' } })).rejects.toMatchObject(forbidden)
  })

  it('publishing a post, now or at a time', async () => {
    const { id } = await createPost(payload, company, { status: 'draft' })
    for (const publishedAt of ['2020-01-01T00:00:00.000Z', '2070-01-01T00:00:00.000Z']) {
      const data = { publishedAt, _status: 'published' } as const
      await expect(
        payload.update({ collection: 'posts', id, ...nl, data, ...asWriter() }),
      ).rejects.toMatchObject(forbidden)
    }
    expect((await stored('posts', id))._status).toBe('draft')
  })

  it('erasing what is in the trash', async () => {
    const one = { collection: 'pages', id: draft.id } as const
    await save(draft.id, { data: { deletedAt: new Date().toISOString() } })
    await expect(payload.delete({ ...one, trash: true, ...asWriter() })).rejects.toMatchObject(forbidden)
  })

  it.each(['authors', 'categories', 'products', 'building-blocks', 'navigation', 'redirects'] as const)(
    'creating %s, which are online at once',
    async (collection) => {
      await expect(createDocument(payload, collection, company, asWriter())).rejects.toMatchObject(forbidden)
    },
  )

  it('an address for what is online', async () => {
    const page = await createPage(payload, company)
    await expect(
      payload.create({
        collection: 'page-urls',
        data: {
          tenant: company.tenant.id,
          domain: company.domain.id,
          page: page.id,
          locale: 'nl',
          path: '/x',
        },
        ...asWriter(),
      }),
    ).rejects.toMatchObject(forbidden)
    await createPageUrl(payload, company, page, '/y')
  })
})
