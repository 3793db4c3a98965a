import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { auditOf } from '@/src/testing/audit'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createCompany, type Company } from '@/src/testing/tenants'

/** Rounds of each race: what is possible shows itself soon. */
const ROUNDS = 3

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
})

const at = ({ id }: Pick<Page, 'id'>) => `/api/admin/pages/${id}`
const put = (page: Pick<Page, 'id'>, body: object, headers = {}) =>
  call(at(page), { method: 'PUT', token, headers, body: { status: 'published', ...body } })
const fresh = () => `/race-${randomUUID()}`
const url = (path: string) => ({ domain: company.domain.id, locale: 'nl', path })

const stored = async ({ id }: Pick<Page, 'id'>) => {
  const page = await payload.findByID({ collection: 'pages', id, depth: 0, overrideAccess: true })
  const { docs } = await payload.find({
    collection: 'page-urls',
    where: { page: { equals: id } },
    overrideAccess: true,
  })
  return { title: page.title, paths: docs.map(({ path }) => path).toSorted() }
}

const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status).toSorted()

const linkTo = (page: Page) => [
  {
    blockType: 'callToAction',
    heading: 'Kop',
    link: { type: 'page', page: page.id, label: 'Verder' },
  },
]

describe('two concurrent writers', () => {
  it('of one page with the same version: one succeeds, the other gets 412', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await createPage(payload, company)
      const etag = (await call(at(page), { token })).headers.get('etag') ?? ''
      const titles = ['Van de een', 'Van de ander']
      const answers = await Promise.all(titles.map((title) => put(page, { title }, { 'if-match': etag })))
      expect(statuses(answers)).toEqual([200, 412])
      expect((await stored(page)).title).toBe(titles[answers.findIndex(({ status }) => status === 200)])
    }
  })

  it('of one page without a version: the last one wins, and the audit log has both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await createPage(payload, company, { title: 'Begin' })
      const answers = await Promise.all(['Een', 'Twee'].map((title) => put(page, { title })))
      expect(statuses(answers)).toEqual([200, 200])
      const titles = (await auditOf(payload, page.id)).flatMap(({ changes }) =>
        (changes as { path: unknown[]; before: string; after: string }[])
          .filter(({ path }) => path[0] === 'title')
          .map(({ before, after }) => [before, after]),
      )
      const [first = [], second = []] = titles
      expect(titles).toHaveLength(2)
      expect([first[0], first[1], second[1]]).toEqual(['Begin', second[0], (await stored(page)).title])
    }
  })

  it('of one URL for two pages: one succeeds, the other gets 409 and its page stays as it was', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // One comes to the prize with its first row, the other with its second.
      const prize = `/m${fresh().slice(1)}`
      const own = ['a', 'z'].map((letter) => `/${letter}${fresh().slice(1)}`)
      const pages = [await createPage(payload, company), await createPage(payload, company)]
      const answers = await Promise.all(
        pages.map((page, index) =>
          put(page, { title: 'Gewonnen', urls: [url(own[index] ?? ''), url(prize)] }),
        ),
      )
      expect(statuses(answers)).toEqual([200, 409])
      const refused = answers.find(({ status }) => status === 409)
      expect(await refused?.json()).toMatchObject({ errors: [{ path: 'urls.1.path' }] })
      const loser = pages[answers.findIndex(({ status }) => status === 409)] ?? { id: '' }
      expect(await stored(loser)).toEqual({ title: 'Titel', paths: [] })
    }
  })

  it('of two pages that link to each other do not deadlock', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [await createPage(payload, company), await createPage(payload, company)]
      const answers = await Promise.all([
        put(one, { title: 'Een', status: 'draft', blocks: linkTo(other) }),
        put(other, { title: 'Ander', status: 'draft', blocks: linkTo(one) }),
      ])
      expect(statuses(answers)).toEqual([200, 200])
    }
  })
})

describe('a write that fails half-way', () => {
  it('leaves no trace in the text, the URLs or the audit log', async () => {
    const [taken, own] = [fresh(), fresh()]
    await createPageUrl(payload, company, await createPage(payload, company), taken)
    const page = await createPage(payload, company, { title: 'Zoals het was' })
    await createPageUrl(payload, company, page, own)
    const told = await auditOf(payload, page.id)
    const answer = await put(page, { title: 'Anders', urls: [url(fresh()), url(taken)] })
    expect(answer.status).toBe(409)
    expect(await stored(page)).toEqual({ title: 'Zoals het was', paths: [own] })
    expect(await auditOf(payload, page.id)).toEqual(told)
  })
})

describe('deleting a document in use', () => {
  it('answers 409 with the places, and deletes nothing', async () => {
    const target = await createPage(payload, company)
    const page = await createPage(payload, company, { title: 'Verwijst' })
    await put(page, { title: 'Verwijst', status: 'draft', blocks: linkTo(target) })
    const answer = await call(at(target), { method: 'DELETE', token })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      total: 1,
      places: [{ collection: 'pages', id: page.id, title: 'Verwijst' }],
      detail: expect.stringContaining('“Verwijst”') as string,
    })
    expect((await stored(target)).title).toBe('Titel')
  })
})
