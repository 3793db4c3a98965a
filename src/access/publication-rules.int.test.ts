import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import type { Media, Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createPost } from '@/src/testing/blog'
import { createImage } from '@/src/testing/images'
import { createPage, createPageUrl, createPageWithUrls } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { after, goTo, runDue, scheduledPost, schedulesOf, waiting } from '@/src/testing/schedules'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let image: Media

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  image = await createImage(payload, company, { alt: '' })
})
afterEach(() => void vi.useRealTimers())

const hero = () => ({ id: randomUUID(), blockType: 'hero', heading: 'Kop', image: image.id })
const blocks = (): Page['blocks'] => [hero()] as never

/** A draft with an image without a description and without an address. */
const draft = (options: Parameters<typeof createPage>[2] = {}) =>
  createPage(payload, company, { status: 'draft', blocks: blocks(), ...options })

type FieldError = { path: string; message: string }
type Rejection = {
  errors: {
    message: string
    data?: { errors?: FieldError[]; languages?: { locale: string; errors: FieldError[] }[] }
  }[]
}

async function publish(
  page: { id: string },
  query: string,
  more: object = {},
  kind = 'pages',
  locale = 'nl',
) {
  const body = { _status: 'published', ...more }
  const path = `${kind}/${page.id}?locale=${locale}&depth=0${query}`
  const { status, text } = await restRequest(payload, company.editor, 'PATCH', path, { body })
  const [error] = (JSON.parse(text) as Partial<Rejection>).errors ?? []
  return { status, message: error?.message ?? '', errors: error?.data?.errors ?? [] }
}
/** A draft of two blocks, of which English has a text in the second only, and no address in English. */
async function untranslatedBlock(more: object = {}) {
  const text = (heading: string) => ({ id: randomUUID(), blockType: 'hero', variant: 'statement', heading })
  const nl = [text('Kop'), { ...text('Alleen hier'), ...more }]
  const page = await draft({ blocks: nl as never })
  await payload.update({
    ...({ collection: 'pages', id: page.id, locale: 'en', draft: true, overrideAccess: true } as const),
    data: {
      title: 'About',
      blocks: nl.map((block, index) => ({ ...block, heading: index ? null : 'Head' })) as never,
    },
  })
  return page
}

const pathsOf = (errors: readonly { path: string }[]) => errors.map(({ path }) => path)

const statusOf = async (collection: 'pages' | 'posts', { id }: { id: string }) => {
  const doc = await payload.findByID({ collection, id, locale: 'all', depth: 0, overrideAccess: true })
  return Object.values(doc._status as unknown as Record<string, string>)
}

describe('a publication of every language', () => {
  const everywhere = async (page: { id: string }, more: object = {}, kind = 'pages') => {
    const body = { _status: 'published', ...more }
    const path = `${kind}/${page.id}?locale=nl&depth=0&publishAllLocales=true`
    const { status, text } = await restRequest(payload, company.editor, 'PATCH', path, { body })
    const [error] = (JSON.parse(text) as Partial<Rejection>).errors ?? []
    const own = error?.data?.errors ?? []
    return { status, message: error?.message ?? '', own, languages: error?.data?.languages ?? [] }
  }

  it('names what keeps each language from being published, as publishing that one does', async () => {
    const page = await draft()
    const english = await publish(page, '', {}, 'pages', 'en')
    const dutch = await publish(page, '')
    const { status, message, own, languages } = await everywhere(page)
    expect(status).toBe(400)
    expect(own).toEqual(dutch.errors)
    expect(pathsOf(own)).toEqual(['addresses', 'blocks.0.image'])
    expect(languages).toEqual([{ locale: 'en', errors: english.errors }])
    expect(pathsOf(english.errors)).toEqual(['title', 'addresses', 'blocks.0.heading'])
    expect(message).toMatch(/no address in Dutch.*English is not complete.*Title.*no address in English/)
    expect(await statusOf('pages', page)).not.toContain('published')
  })

  it('names no text of a block that the other language leaves out', async () => {
    const page = await untranslatedBlock()
    await createPageUrl(payload, company, page, `/${randomUUID()}`)
    const { status, own, languages } = await everywhere(page)
    expect(status).toBe(409)
    expect(own).toEqual([])
    expect(languages.map(({ locale, errors }) => [locale, pathsOf(errors)])).toEqual([['en', ['addresses']]])
    expect(await statusOf('pages', page)).not.toContain('published')
    await createPageUrl(payload, company, page, `/${randomUUID()}`, 'en')
    expect((await everywhere(page)).status).toBe(200)
    expect(await statusOf('pages', page)).toEqual(['published', 'published'])
  })

  it('stores nothing of a form that is rejected, and what it has once it is accepted', async () => {
    const page = await createPageWithUrls(payload, company, { status: 'draft', title: 'Eerst' })
    expect((await everywhere(page, { title: 'Later' })).status).toBe(409)
    const query = {
      collection: 'pages',
      id: page.id,
      locale: 'nl',
      draft: true,
      overrideAccess: true,
    } as const
    expect(await payload.findByID(query)).toMatchObject({ title: 'Eerst', _status: 'draft' })
    await payload.update({ ...query, locale: 'en', data: { title: 'First' } })
    expect((await everywhere(page, { title: 'Later' })).status).toBe(200)
    expect(await payload.findByID({ ...query, draft: false })).toMatchObject({ title: 'Later' })
  })

  it('of a post fills in what publishing one language fills in', async () => {
    const post = await createPost(payload, company, { status: 'draft' })
    const query = {
      collection: 'posts',
      id: post.id,
      locale: 'en',
      draft: true,
      overrideAccess: true,
    } as const
    await payload.update({ ...query, data: { title: `About ${randomUUID()}`, heroImage: image.id } })
    const english = await publish(post, '', {}, 'posts', 'en')
    const { languages } = await everywhere(post, {}, 'posts')
    expect(languages).toEqual([{ locale: 'en', errors: english.errors }])
    expect(pathsOf(english.errors)).toEqual(['excerpt', 'heroImage', 'content'])
  })

  it('tells no reason to a viewer or to an editor of another tenant', async () => {
    const page = await draft()
    const stranger = await createCompany(payload)
    for (const person of [company.viewer, stranger.editor]) {
      const path = `pages/${page.id}?locale=nl&publishAllLocales=true`
      const { status, text } = await restRequest(payload, person, 'PATCH', path, {
        body: { _status: 'published' },
      })
      expect(status).toBe(403)
      expect(text).not.toMatch(/address|description|English/)
    }
  })
})

describe('a publication that is rejected for several reasons', () => {
  it('names all of them at their fields, in the order of the form', async () => {
    const page = await draft()
    const rejected = await publish(page, '', { title: '' })
    expect(rejected.status).toBe(400)
    expect(pathsOf(rejected.errors)).toEqual(['title', 'addresses', 'blocks.0.image'])
    expect(rejected.message).toMatch(/Title: .*no address in Dutch.*no description in Dutch/)
    expect(await statusOf('pages', page)).not.toContain('published')
  })

  it('names an address that another page has with the other reasons', async () => {
    const path = `/${randomUUID()}`
    await createPageUrl(payload, company, await createPage(payload, company, { title: 'Bezet' }), path)
    const addresses = [{ domain: company.domain.id, path }]
    const { errors } = await publish(await draft(), '', { addresses })
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/already used by the page “Bezet”/),
      expect.stringMatching(/no description in Dutch/),
    ])
  })

  it('is rejected for a new page as well, and nothing is stored', async () => {
    const title = randomUUID()
    const body = { tenant: company.tenant.id, layout: 'main', _status: 'published', title, blocks: blocks() }
    const { status, text } = await restRequest(payload, company.editor, 'POST', 'pages?locale=nl', { body })
    expect(status).toBe(400)
    expect(pathsOf((JSON.parse(text) as Rejection).errors[0]?.data?.errors ?? [])).toEqual([
      'addresses',
      'blocks.0.image',
    ])
    const where = { title: { equals: title } }
    expect((await payload.count({ collection: 'pages', where, overrideAccess: true })).totalDocs).toBe(0)
  })

  it('does not name the texts of a block that is left out in its language', async () => {
    const page = await untranslatedBlock()
    const { errors } = await publish(page, '', {}, 'pages', 'en')
    expect(pathsOf(errors)).toEqual(['addresses'])
  })

  it('names no address when the system publishes, which needs none', async () => {
    const page = await draft()
    const data = { _status: 'published', title: '' } as const
    const update = payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'nl',
      data,
      overrideAccess: true,
    })
    const error = (await update.catch((reason: unknown) => reason)) as {
      data: Rejection['errors'][number]['data']
    }
    expect(pathsOf(error.data?.errors ?? [])).toEqual(['title', 'blocks.0.image'])
  })

  it('is answered by the API with a problem that has all of them', async () => {
    const token = await tokenOf(payload, company.editor)
    const body = { title: 'Over ons', status: 'published', blocks: blocks() }
    const answer = await call('/api/admin/pages?locale=nl', { token, body })
    expect(answer.status).toBe(422)
    const { errors } = (await answer.json()) as { errors: { path: string; message: string }[] }
    expect(errors).toEqual([
      { path: 'blocks.0.image', message: expect.stringMatching(/description/) },
      { path: 'urls', message: expect.stringMatching(/no address in/) },
    ])
  })

  it('names them for each document of a bulk change', async () => {
    const [one, other] = [await draft(), await draft({ title: '' })]
    const token = await tokenOf(payload, company.editor)
    const body = { action: 'publish', locale: 'nl', ids: [one.id, other.id] }
    const answer = await call('/api/admin/pages/bulk', { token, body })
    const { data } = (await answer.json()) as { data: { documents: { reason: string }[] } }
    expect(data.documents.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/no address in .*no description in/),
      expect.stringMatching(/Title: .*no address in .*no description in/),
    ])
  })

  it('is not scheduled, when a post is to be published later', async () => {
    const post = await createPost(payload, company, { status: 'draft' })
    const more = { publishedAt: after(5), excerpt: '', heroImage: image.id }
    const { status, errors } = await publish(post, '', more, 'posts')
    expect(status).toBe(400)
    expect(pathsOf(errors)).toEqual(['excerpt', 'heroImage'])
    expect(await schedulesOf(payload, post.id)).toEqual([])
  })

  it('stays scheduled with all fields that kept it from being published at its time', async () => {
    goTo(0)
    const { id } = await scheduledPost(payload, company)
    const data = { excerpt: '', heroImage: image.id }
    await payload.update({
      ...{ collection: 'posts', id, locale: 'nl', draft: true, data, overrideAccess: true },
    })
    goTo(2.1)
    await runDue(payload)
    const failed = { ...waiting('nl', after(2)), problem: 'incomplete', fields: ['excerpt', 'heroImage'] }
    expect(await schedulesOf(payload, id)).toEqual([failed])
  })

  it('is denied to a viewer and to an editor of another tenant, who learn no reason', async () => {
    const page = await draft()
    const stranger = await createCompany(payload)
    for (const person of [company.viewer, stranger.editor]) {
      const body = { _status: 'published', title: '' }
      const path = `pages/${page.id}?locale=nl`
      const { status, text } = await restRequest(payload, person, 'PATCH', path, { body })
      expect(status).toBe(403)
      expect(text).not.toMatch(/address|description/)
    }
  })
})
