import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createBlog, createPost } from '@/src/testing/blog'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createCompany, type Company } from '@/src/testing/tenants'
import { problem } from './core/schemas'

let payload: Payload
let company: Company
let stranger: Company
let token: string
let holder: Page
let page: Page

const fresh = () => `/adres-${randomUUID()}`
const taken = fresh()

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  stranger = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
  holder = await createPage(payload, company, { title: 'Wie er staat' })
  await createPageUrl(payload, company, holder, taken)
  page = await createPage(payload, company)
})

const at = (path: string, domain = company.domain.id) => ({ domain, locale: 'nl', path })

/** Every operation that gives a page its URLs, and where it has them. */
const operations = [
  ['POST /pages', 'urls.', (urls: unknown) => send('POST', '/pages', { title: 'Nieuw', urls })],
  ['PUT /pages', 'urls.', (urls: unknown) => send('PUT', `/pages/${page.id}`, { title: 'Anders', urls })],
  ['POST /page-urls', '', (urls: unknown) => send('POST', `/page-urls/pages/${page.id}`, urls)],
] as const

const send = (method: string, path: string, body: unknown) =>
  call(`/api/admin${path}`, { method, token, body })

describe.each(operations)('a URL that %s rejects', (_, prefix, give) => {
  const refused = async (status: number, urls: unknown) => {
    const response = await give(urls)
    expect(response.status).toBe(status)
    const { errors = [] } = await bodyAs(response, problem)
    expect(errors).toHaveLength(1)
    return errors[0]
  }

  it('names the page that already has it', async () => {
    expect(await refused(409, [at(fresh()), at(taken)])).toEqual({
      path: `${prefix}1.path`,
      message: `The address ${taken} is already used by the page “Wie er staat” (${holder.id}). Choose another.`,
    })
    // As it is stored, which is not how it was sent.
    expect((await refused(409, [at(`${taken.slice(1)}/`)]))?.message).toContain('“Wie er staat”')
  })

  it('names the post that already has it', async () => {
    await createBlog(payload, company, { nl: fresh() })
    const post = await createPost(payload, company, { title: 'Een artikel' })
    const { docs } = await payload.find({
      collection: 'page-urls',
      where: { post: { equals: post.id } },
      overrideAccess: true,
    })
    const error = await refused(409, [at(docs[0]?.path ?? '')])
    expect(error?.message).toContain(`the post “Een artikel” (${post.id})`)
  })

  it('has the path of a duplicate in the request', async () => {
    const path = fresh()
    const twice = { path: `${prefix}2.path`, message: 'Duplicate URL.' }
    expect(await refused(422, [at(path), at(fresh()), at(path)])).toEqual(twice)
    expect(await refused(422, [at(path), at(fresh()), at(`${path}/`)])).toEqual(twice)
  })

  it('has the path of an invalid URL', async () => {
    expect((await refused(422, [at(fresh()), at('/a b')]))?.path).toBe(`${prefix}1.path`)
    const foreign = at(fresh(), stranger.domain.id)
    expect((await refused(422, [at(fresh()), foreign]))?.path).toBe(`${prefix}1.domain`)
  })
})
