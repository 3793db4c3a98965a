import { randomUUID } from 'node:crypto'
import { createLocalReq, type CollectionSlug, type Payload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'

import { collectionsWhere } from '@/collections/registry'
import type { Media, Page } from '@/payload-types'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { createAuthor, createBlog, createCategory, createPost } from '@/src/testing/blog'
import { createProduct } from '@/src/testing/catalogue'
import { createForm, createSubmission } from '@/src/testing/forms'
import { createImage } from '@/src/testing/images'
import { brandOfDomain } from '@/src/testing/brands'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createRedirect } from '@/src/testing/redirects'
import { linkTo } from '@/src/testing/references'
import { createCompany, type Company, type Person } from '@/src/testing/tenants'
import { WhereUsed } from '../admin/WhereUsed'
import { findUses } from './find-uses'

const scene = { overrideAccess: true } as const

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const remove = (collection: 'media' | 'authors' | 'categories' | 'forms' | 'pages', id: string) =>
  payload.delete({ collection, id, user: company.admin, overrideAccess: false })

/** An image with alternative text in both locales, which a published document needs. */
async function describedImage(): Promise<Media> {
  const { id } = await createImage(payload, company)
  return payload.update({ collection: 'media', id, locale: 'en', data: { alt: 'An orange plane' }, ...scene })
}

const conflict = (...places: { collection: CollectionSlug; id: string; field: string }[]) => ({
  status: 409,
  data: { total: places.length, places: places.map((place) => expect.objectContaining(place) as unknown) },
})

const picture = (image: Media) =>
  ({ blockType: 'hero', heading: 'Kop', image: image.id }) as unknown as NonNullable<Page['blocks']>[number]

describe('deletion is rejected, with the uses, for', () => {
  it('an image in a block of a page', async () => {
    const image = await describedImage()
    const page = await createPage(payload, company, {
      title: 'Met beeld',
      status: 'draft',
      blocks: [picture(image)],
    })
    await expect(remove('media', image.id)).rejects.toMatchObject(
      conflict({ collection: 'pages', id: page.id, field: 'blocks.0.image' }),
    )
    await payload.update({ collection: 'pages', id: page.id, data: { blocks: [] }, draft: true, ...scene })
    await expect(remove('media', image.id)).resolves.toMatchObject({ id: image.id })
  })

  it('an image in a block of a product', async () => {
    const image = await describedImage()
    const product = await createProduct(payload, company, { blocks: [picture(image)] })
    await expect(remove('media', image.id)).rejects.toMatchObject(
      conflict({ collection: 'products', id: product.id, field: 'blocks.0.image' }),
    )
  })

  it('an image in only a draft, and one in only the published version', async () => {
    const [old, fresh] = await Promise.all([describedImage(), describedImage()])
    const { id } = await createPage(payload, company, { blocks: [picture(old)] })
    await payload.update({
      collection: 'pages',
      id,
      data: { blocks: [picture(fresh)], _status: 'draft' },
      draft: true,
      ...scene,
    })
    const inPage = conflict({ collection: 'pages', id, field: 'blocks.0.image' })
    await expect(remove('media', old.id)).rejects.toMatchObject(inPage)
    await expect(remove('media', fresh.id)).rejects.toMatchObject(inPage)
  })

  it('an image that is the logo of a domain, and so of its brand', async () => {
    const image = await describedImage()
    const { id: brand } = await brandOfDomain(payload, company.domain)
    await payload.update({
      collection: 'domains',
      id: company.domain.id,
      data: { logoMedia: image.id },
      ...scene,
    })
    await expect(remove('media', image.id)).rejects.toMatchObject(
      conflict(
        { collection: 'brands', id: brand, field: 'logoMedia' },
        { collection: 'domains', id: company.domain.id, field: 'logoMedia' },
      ),
    )
    await payload.update({
      collection: 'domains',
      id: company.domain.id,
      data: { logoMedia: null },
      ...scene,
    })
  })

  it('an author and a category of a post', async () => {
    const [author, category] = [await createAuthor(payload, company), await createCategory(payload, company)]
    const post = await createPost(payload, company, { authors: [author.id], category: category.id })
    await expect(remove('authors', author.id)).rejects.toMatchObject(
      conflict({ collection: 'posts', id: post.id, field: 'authors' }),
    )
    await expect(remove('categories', category.id)).rejects.toMatchObject(
      conflict({ collection: 'posts', id: post.id, field: 'category' }),
    )
  })

  it('a form with submissions, without naming their senders', async () => {
    const form = await createForm(payload, company)
    const submission = await createSubmission(payload, form)
    await expect(remove('forms', form.id)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/\(1\)/) as string,
      data: { places: [{ collection: 'form-submissions', id: submission.id, title: null, field: 'form' }] },
    })
  })

  it('a page that rich text links to', async () => {
    const target = await createPage(payload, company)
    const post = await createPost(payload, company, { content: linkTo(target.id) as never })
    await expect(remove('pages', target.id)).rejects.toMatchObject(
      conflict({ collection: 'posts', id: post.id, field: 'content' }),
    )
  })

  it('a page that is the home page, but not for its own URLs', async () => {
    const page = await createPage(payload, company)
    await createPageUrl(payload, company, page, `/${randomUUID()}`)
    await payload.update({
      collection: 'domains',
      id: company.domain.id,
      data: { homePage: page.id },
      ...scene,
    })
    await expect(remove('pages', page.id)).rejects.toMatchObject(
      conflict({ collection: 'domains', id: company.domain.id, field: 'homePage' }),
    )
    await payload.update({ collection: 'domains', id: company.domain.id, data: { homePage: null }, ...scene })
    await expect(remove('pages', page.id)).resolves.toMatchObject({ id: page.id })
  })
})

it('findUses lists ten uses and counts all', async () => {
  const author = await createAuthor(payload, company)
  const authors = [author.id]
  for (let made = 0; made < 12; made += 1) await createPost(payload, company, { authors, title: 'Stuk' })
  const req = await createLocalReq({}, payload)
  const uses = await findUses(req, { collection: 'authors', id: author.id })
  expect(uses).toMatchObject({ total: 12, places: Array.from({ length: 10 }, () => ({ title: 'Stuk' })) })
  await expect(remove('authors', author.id)).rejects.toThrow(/\(12\): “Stuk”.*…/)
})

it('the form of everything that is kept while it is used shows where that is', async () => {
  const kept = collectionsWhere(({ keptWhileUsed }) => keptWhileUsed === true)
  const showing = kept.filter((slug) =>
    payload.collections[slug].config.fields.some((field) => 'name' in field && field.name === 'whereUsed'),
  )
  expect(showing).toEqual(kept)
  expect(showing).toEqual(expect.arrayContaining(['pages', 'forms']))
  const target = await createPage(payload, company)
  const post = await createPost(payload, company, { content: linkTo(target.id) as never })
  const req = await createLocalReq({ user: company.viewer }, payload)
  const shown = { req, id: target.id, collectionSlug: 'pages', i18n: req.i18n } as const
  const html = renderToStaticMarkup(await WhereUsed(shown as Parameters<typeof WhereUsed>[0]))
  expect(html).toContain(`/posts/${post.id}`)
  expect(html).toContain(`${post.title}`)
})

describe('the redirects that lead to a document', () => {
  async function formOf(person: Person, slug: 'pages' | 'posts', id: string): Promise<string> {
    const user = await payload.findByID({ collection: 'users', id: person.id, ...scene })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    const shown = { req, id, collectionSlug: slug, i18n: req.i18n } as const
    return renderToStaticMarkup(await WhereUsed(shown as Parameters<typeof WhereUsed>[0]))
  }
  const lead = async (url: { id: string }, from: string) =>
    createRedirect(payload, company, { from, to: { type: 'reference', reference: url.id } })

  it('are in the forms of pages and posts, by the path that they come from, for who may read them', async () => {
    const page = await createPage(payload, company)
    const redirect = await lead(
      await createPageUrl(payload, company, page, `/${randomUUID()}`),
      '/oude-pagina',
    )
    const html = await formOf(company.viewer, 'pages', page.id)
    expect(html).toContain(`/redirects/${redirect.id}`)
    expect(html).toContain(`${company.domain.hostname}/oude-pagina`)
    const other = await createCompany(payload)
    expect(await formOf(other.editor, 'pages', page.id)).not.toContain('oude-pagina')
  })

  it('do not keep it from being deleted', async () => {
    const page = await createPage(payload, company)
    await lead(await createPageUrl(payload, company, page, `/${randomUUID()}`), '/oud')
    await expect(remove('pages', page.id)).resolves.toMatchObject({ id: page.id })
  })

  it('lead to a post by its URL', async () => {
    await createBlog(payload, company)
    const post = await createPost(payload, company)
    const { docs } = await payload.find({
      collection: 'page-urls',
      where: { post: { equals: post.id } },
      ...scene,
    })
    await lead({ id: docs[0]?.id ?? '' }, '/oud-artikel')
    expect(await formOf(company.editor, 'posts', post.id)).toContain('/oud-artikel')
  })
})

describe('deletion during a concurrent reference', () => {
  /** Refers to the document in a transaction that commits while the deletion waits. */
  async function race(collection: 'media' | 'pages', id: string, refer: (req: object) => Promise<unknown>) {
    const req = await createLocalReq({}, payload)
    let removal: Promise<unknown> = Promise.resolve()
    await inTransaction(req, async () => {
      await refer({ req, ...scene })
      removal = remove(collection, id).catch((error: unknown) => error)
      await payload.db.drizzle.execute('select pg_sleep(0.3)')
    })
    return removal
  }

  it('waits for the reference and is rejected', async () => {
    const image = await describedImage()
    const data = { tenant: company.tenant.id, name: 'A', slug: randomUUID(), photo: image.id }
    const outcome = await race('media', image.id, (as) =>
      payload.create({ collection: 'authors', data, ...scene, ...as }),
    )
    expect(outcome).toMatchObject({ status: 409 })
  })

  it('is also rejected for a reference in rich text, which has no foreign key', async () => {
    const target = await createPage(payload, company)
    const outcome = await race('pages', target.id, async (as) => {
      const post = await createPost(payload, company)
      return payload.update({
        collection: 'posts',
        id: post.id,
        data: { content: linkTo(target.id) as never },
        ...scene,
        ...as,
      })
    })
    expect(outcome).toMatchObject({ status: 409 })
  })

  it('never leaves a dangling reference, whichever commits first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const image = await describedImage()
      const data = { tenant: company.tenant.id, name: 'A', slug: randomUUID(), photo: image.id }
      const [made, gone] = await Promise.allSettled([
        payload.create({ collection: 'authors', data, depth: 0, ...scene }),
        remove('media', image.id),
      ])
      expect([made.status, gone.status].toSorted()).toEqual(['fulfilled', 'rejected'])
      if (made.status !== 'fulfilled') continue
      const { photo } = await payload.findByID({
        collection: 'authors',
        id: made.value.id,
        depth: 0,
        ...scene,
      })
      expect(photo).toBe(image.id)
    }
  })
})
