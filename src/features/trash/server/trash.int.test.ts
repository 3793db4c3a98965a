import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import type { Page, Post } from '@/payload-types'
import { DAY_MS } from '@/src/lib/durations'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createBlog, createPost } from '@/src/testing/blog'
import { createImage } from '@/src/testing/images'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { linkTo } from '@/src/testing/references'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { createTrashed } from '@/src/testing/trash'
import { eraseExpiredTrash } from './erase-expired'

const scene = { overrideAccess: true } as const

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

type Moved = 'pages' | 'posts'

const patch = (person: Person, path: string, body: object) =>
  restRequest(payload, person, 'PATCH', path, { body })
const moveToTrash = async (collection: Moved, id: string, person = company.editor) =>
  patch(person, `${collection}/${id}?locale=nl`, { deletedAt: '1999-01-01T00:00:00.000Z' })
const restore = async (collection: Moved, id: string, person = company.editor) =>
  patch(person, `${collection}/${id}?locale=nl&trash=true`, { deletedAt: null, _status: 'published' })
const stored = async <Slug extends Moved>(collection: Slug, id: string) =>
  (await payload.findByID({ collection, id, locale: 'all', trash: true, depth: 0, ...scene })) as unknown as {
    pages: Page
    posts: Post
  }[Slug]
const urlsOf = async (field: 'page' | 'post', id: string): Promise<string[]> => {
  const where = { [field]: { equals: id } }
  const { docs } = await payload.find({ collection: 'page-urls', where, depth: 0, ...scene })
  return docs.map(({ locale, path }) => `${locale} ${path}`).toSorted()
}

async function publishedPage(path = `/${randomUUID()}`): Promise<{ page: Page; path: string }> {
  const page = await createPage(payload, company)
  await createPageUrl(payload, company, page, path)
  await createPageUrl(payload, company, page, path, 'en')
  await payload.update({
    ...{ collection: 'pages', id: page.id, locale: 'en', ...scene },
    data: { title: 'Title', _status: 'published' },
  })
  return { page, path }
}

describe('a page in the trash', () => {
  it('is offline in every language, gone from lists and without an address; the time is that of the server', async () => {
    const { page } = await publishedPage()
    expect(await moveToTrash('pages', page.id)).toMatchObject({ status: 200 })

    const { deletedAt, _status } = await stored('pages', page.id)
    expect(_status).toEqual({ nl: 'draft', en: 'draft' })
    expect(Date.now() - new Date(deletedAt ?? 0).getTime()).toBeLessThan(60_000)
    expect(await urlsOf('page', page.id)).toEqual([])
    const where = { id: { equals: page.id } }
    for (const draft of [true, false])
      expect((await payload.find({ collection: 'pages', where, draft, ...scene })).docs).toEqual([])
    const read = await restRequest(payload, company.editor, 'GET', `pages/${page.id}?draft=true`)
    expect(read.status).toBe(404)
  })

  it('comes back as a draft with its texts and addresses, whatever status is asked for', async () => {
    const { page, path } = await publishedPage()
    await moveToTrash('pages', page.id)
    expect(await restore('pages', page.id)).toMatchObject({ status: 200 })

    const restored = await stored('pages', page.id)
    expect(restored).toMatchObject({
      title: { nl: 'Titel', en: 'Title' },
      _status: { nl: 'draft', en: 'draft' },
      deletedAt: null,
    })
    expect(await urlsOf('page', page.id)).toEqual([`en ${path}`, `nl ${path}`])
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { from: { equals: path }, tenant: { equals: company.tenant.id } },
      ...scene,
    })
    expect(docs).toEqual([])
  })

  it('comes back with an address that was to be once its draft is published', async () => {
    const { page, path } = await publishedPage()
    const addresses = [{ domain: company.domain.id, path: `/${randomUUID()}` }]
    await patch(company.editor, `pages/${page.id}?locale=nl&draft=true`, { addresses })
    await moveToTrash('pages', page.id)
    expect(await restore('pages', page.id)).toMatchObject({ status: 200 })
    expect(await urlsOf('page', page.id)).toEqual([`en ${path}`, `nl ${path}`])
    const saved = { collection: 'pages', id: page.id, locale: 'nl', draft: true, ...scene } as const
    expect((await payload.findByID(saved)).addresses).toEqual(addresses)
  })

  it('stays out of the trash when the version is restored with which it went there', async () => {
    const { page } = await publishedPage()
    await moveToTrash('pages', page.id)
    const where = { parent: { equals: page.id }, latest: { equals: true } }
    const { docs } = await payload.findVersions({ collection: 'pages', where, trash: true, ...scene })
    await restore('pages', page.id)
    const path = `pages/versions/${docs[0]?.id}?locale=nl`
    expect(await restRequest(payload, company.editor, 'POST', path)).toMatchObject({ status: 200 })
    expect((await stored('pages', page.id)).deletedAt).toBeNull()
  })

  it('comes back without an address that another page has now', async () => {
    const { page, path } = await publishedPage()
    await moveToTrash('pages', page.id)
    const other = await createPage(payload, company)
    await createPageUrl(payload, company, other, path)
    const query = `where[id][equals]=${page.id}&where[deletedAt][exists]=true&trash=true`
    const answer = await patch(company.editor, `pages?${query}`, { deletedAt: null, _status: 'draft' })
    expect(JSON.parse(answer.text)).toMatchObject({
      heading: expect.stringContaining('Restored') as string,
      rejected: [{ id: page.id, title: 'Titel', reason: `${path} (Dutch)` }],
    })
    expect(await urlsOf('page', page.id)).toEqual([`en ${path}`])
    expect(await urlsOf('page', other.id)).toEqual([`nl ${path}`])
  })

  it('cannot be changed, referred to or moved to the trash again', async () => {
    const { page } = await publishedPage()
    await moveToTrash('pages', page.id)
    const change = await patch(company.editor, `pages/${page.id}?trash=true&locale=nl`, { title: 'Anders' })
    expect(change).toMatchObject({ status: 409, text: expect.stringContaining('Restore it first') as string })
    expect((await moveToTrash('pages', page.id)).status).toBe(403)
    const content = linkTo(page.id) as never
    await expect(createPost(payload, company, { content })).rejects.toMatchObject({ status: 400 })
  })

  it('does not keep an image in use, and comes back without one that was deleted', async () => {
    const image = await createImage(payload, company)
    const blocks = [{ blockType: 'hero', heading: 'Kop', image: image.id }] as unknown as Page['blocks']
    const page = await createPage(payload, company, { status: 'draft', blocks })
    await moveToTrash('pages', page.id)
    await payload.delete({ collection: 'media', id: image.id, user: company.editor, overrideAccess: false })
    expect(await restore('pages', page.id)).toMatchObject({ status: 200 })
    expect((await stored('pages', page.id)).blocks).toMatchObject([{ heading: { nl: 'Kop' }, image: null }])
  })

  it('is not possible while another document refers to it', async () => {
    const { page } = await publishedPage()
    await createPost(payload, company, { content: linkTo(page.id) as never })
    expect(await moveToTrash('pages', page.id)).toMatchObject({ status: 409 })
    expect((await stored('pages', page.id)).deletedAt).toBeNull()
    expect(await urlsOf('page', page.id)).toHaveLength(2)
  })
})

it('leaves a published page online that is “restored” without being in the trash', async () => {
  const { page } = await publishedPage()
  const answer = await patch(company.editor, `pages/${page.id}?locale=nl&trash=true`, { deletedAt: null })
  expect(answer.status).toBe(200)
  expect((await stored('pages', page.id))._status).toEqual({ nl: 'published', en: 'published' })
})

describe('a post in the trash', () => {
  it('leaves its slug and address to others, and comes back without them then', async () => {
    const own = await createCompany(payload)
    await createBlog(payload, own)
    const [kept, lost] = [await createPost(payload, own), await createPost(payload, own)]
    for (const { id } of [kept, lost])
      expect(await moveToTrash('posts', id, own.editor)).toMatchObject({ status: 200 })
    expect(await urlsOf('post', kept.id)).toEqual([])
    const other = await createPost(payload, own, { slug: lost.slug })
    for (const { id } of [kept, lost])
      expect(await restore('posts', id, own.editor)).toMatchObject({ status: 200 })

    expect(await stored('posts', kept.id)).toMatchObject({
      slug: { nl: kept.slug },
      _status: { nl: 'draft' },
    })
    expect(await urlsOf('post', kept.id)).toContain(`nl /blog/${kept.slug}`)
    expect((await stored('posts', lost.id)).slug ?? {}).not.toHaveProperty('nl', lost.slug)
    expect(await urlsOf('post', lost.id)).toEqual([])
    expect(await urlsOf('post', other.id)).toContain(`nl /blog/${lost.slug}`)
  })
})

describe('access', () => {
  it.each([
    ['a viewer', (own: Company) => own.viewer],
    ['somebody of another tenant', (_: Company, other: Company) => other.admin],
  ])('rejects %s who moves to the trash, restores or erases', async (_, personOf) => {
    const person = personOf(company, await createCompany(payload))
    const { page } = await publishedPage()
    expect([403, 404]).toContain((await moveToTrash('pages', page.id, person)).status)
    await moveToTrash('pages', page.id)
    expect([403, 404]).toContain((await restore('pages', page.id, person)).status)
    const erased = await restRequest(payload, person, 'DELETE', `pages/${page.id}?trash=true`)
    expect([403, 404]).toContain(erased.status)
    expect((await stored('pages', page.id)).deletedAt).toBeTypeOf('string')
  })

  it('lists what is in the trash for its own tenant only', async () => {
    const other = await createCompany(payload)
    const { page } = await publishedPage()
    await moveToTrash('pages', page.id)
    const list = async (person: Person) => {
      const query = `pages?trash=true&where[deletedAt][exists]=true&where[id][equals]=${page.id}`
      return (JSON.parse((await restRequest(payload, person, 'GET', query)).text) as { totalDocs: number })
        .totalDocs
    }
    expect(await list(company.editor)).toBe(1)
    expect(await list(other.admin)).toBe(0)
  })
})

it('is emptied for the selected tenant only, whatever else the account may erase', async () => {
  const [owner, other] = [await createPerson(payload, { superAdmin: true }), await createCompany(payload)]
  const [own, foreign] = [
    await createTrashed(payload, company, 'pages'),
    await createTrashed(payload, other, 'pages'),
  ]
  // What the button of the panel sends.
  const all = 'pages?limit=0&trash=true&where[deletedAt][exists]=true'
  const cookie = `payload-tenant=${company.tenant.id}`
  expect((await restRequest(payload, owner, 'DELETE', all, { cookie })).status).toBe(200)
  const where = { id: { in: [own.id, foreign.id] } }
  const { docs } = await payload.find({ collection: 'pages', where, trash: true, ...scene })
  expect(docs.map(({ id }) => id)).toEqual([foreign.id])
})

it('erases what has been in the trash for 30 days, and nothing else', async () => {
  const [fresh, old, live] = [await publishedPage(), await publishedPage(), await publishedPage()]
  for (const { page } of [fresh, old]) await moveToTrash('pages', page.id)
  const past = new Date(Date.now() - 31 * DAY_MS).toISOString()
  await payload.db.updateOne({ collection: 'pages', id: old.page.id, data: { deletedAt: past } })

  await eraseExpiredTrash(payload, new Date())
  const ids = [fresh, old, live].map(({ page }) => page.id)
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { in: ids } },
    trash: true,
    ...scene,
  })
  expect(docs.map(({ id }) => id).toSorted()).toEqual([fresh.page.id, live.page.id].toSorted())
})

describe('the API', () => {
  const listed = z.object({ data: z.array(z.object({ id: z.string(), title: z.string().nullable() })) })

  it('deletes to the trash, lists, restores and erases', async () => {
    const token = await tokenOf(payload, company.editor)
    const { page, path } = await publishedPage()
    const inTrash = async () => {
      const { data } = await bodyAs(await call('/api/admin/trash/pages?locale=en', { token }), listed)
      return data.find(({ id }) => id === page.id)
    }
    const send = (method: string, place: string) => call(`/api/admin/${place}`, { method, token })

    expect((await send('DELETE', `pages/${page.id}`)).status).toBe(204)
    expect(await inTrash()).toMatchObject({ title: 'Title' })
    expect((await send('DELETE', `pages/${page.id}`)).status).toBe(404)

    const other = await createPage(payload, company)
    await createPageUrl(payload, company, other, path)
    const restored = await send('POST', `trash/pages/${page.id}/restore`)
    expect(await restored.json()).toEqual({ data: { id: page.id, lostAddresses: [{ locale: 'nl', path }] } })
    expect(await inTrash()).toBeUndefined()
    expect((await send('DELETE', `trash/pages/${page.id}`)).status).toBe(404)

    await send('DELETE', `pages/${page.id}`)
    expect((await send('DELETE', `trash/pages/${page.id}`)).status).toBe(204)
    expect(await inTrash()).toBeUndefined()
    expect((await send('POST', `trash/pages/${page.id}/restore`)).status).toBe(404)
  })
})

it('is not found by the search, nor listed among what is translated, until it is restored', async () => {
  const token = await tokenOf(payload, company.editor)
  const title = `Zeldzaam ${randomUUID()}`
  const { id } = await createPage(payload, company, { title })
  const lists = ['search?q=', 'translations?to=en&search='].map((list) => `/api/admin/${list}${title}`)
  const found = async () => {
    const texts = await Promise.all(
      lists.map(async (list) => (await call(encodeURI(list), { token })).text()),
    )
    return texts.map((text) => text.includes(id))
  }
  expect(await found()).toEqual([true, true])
  await moveToTrash('pages', id)
  expect(await found()).toEqual([false, false])
  await restore('pages', id)
  expect(await found()).toEqual([true, true])
})
