import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { createPage, createPageUrl, createPageWithUrls } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { type FilterState, readFilters } from '../rules/list-filters'
import { filterWhere } from './filter-where'

let payload: Payload
let company: Company
const names = new Map<string, string>()

const draftOf = (id: string, title: string) =>
  payload.update({
    ...{ collection: 'pages', id, locale: 'nl', draft: true, overrideAccess: true },
    data: { title },
  })

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  const make = async (name: string, options = {}) => {
    const page = await createPageWithUrls(payload, company, { title: name, ...options })
    names.set(page.id, name)
    return page
  }
  await make('published')
  await draftOf((await make('changed')).id, 'Nieuwer')
  await make('draft', { status: 'draft' })
  await make('english', { locale: 'en' })
  const team = await make('team')
  await createPageUrl(payload, company, team, '/over/team')
  const stranger = await createCompany(payload)
  await createPageUrl(payload, stranger, await createPage(payload, stranger), '/over/vreemd')
})

/** The names of the pages that the list of an editor shows, in each locale of the panel the same. */
async function shown(query: Record<string, string>): Promise<string[]> {
  const req = await createLocalReq({ user: { ...company.editor, collection: 'users' } }, payload)
  const place = { collection: 'pages', tenant: company.tenant.id } as const
  const where = await filterWhere(req, place, readFilters(query))
  const found = async (locale: 'nl' | 'en') => {
    const { docs } = await payload.find({
      ...{ collection: 'pages', draft: true, locale, pagination: false, depth: 0 },
      where: where ?? {},
      ...{ user: req.user, overrideAccess: false },
    })
    return docs.map(({ id }) => names.get(id) ?? 'another').toSorted()
  }
  expect(await found('nl')).toEqual(await found('en'))
  return found('nl')
}

describe('the filters of a list', () => {
  it.each<[FilterState, string[]]>([
    ['published', ['published', 'team']],
    ['changed', ['changed']],
    ['scheduled', []],
    ['draft', ['draft']],
    ['missing', ['english']],
  ])('show what is %s in a language, whichever is edited', async (state, expected) => {
    expect(await shown({ nl: state })).toEqual(expected)
  })

  it('combine', async () => {
    expect(await shown({ nl: 'missing', en: 'published' })).toEqual(['english'])
    expect(await shown({ nl: 'published', path: '/over' })).toEqual(['team'])
    expect(await shown({ nl: 'draft', path: '/over' })).toEqual([])
  })

  it('find a page by a part of its path or its URL, of one tenant', async () => {
    expect(await shown({ path: 'over/te' })).toEqual(['team'])
    expect(await shown({ path: `https://${company.domain.hostname}/over/team` })).toEqual(['team'])
    expect(await shown({ path: '/over' })).toEqual(['team'])
  })

  it('are none without any', async () => {
    const req = await createLocalReq({}, payload)
    const place = { collection: 'pages', tenant: company.tenant.id } as const
    expect(await filterWhere(req, place, readFilters({}))).toBeNull()
  })

  it('show posts that are to be published', async () => {
    const post = await createPost(payload, company, { publishedAt: '2070-01-01T09:00:00.000Z' })
    const req = await createLocalReq({}, payload)
    const place = { collection: 'posts', tenant: company.tenant.id } as const
    const where = await filterWhere(req, place, readFilters({ nl: 'scheduled' }))
    const { docs } = await payload.find({
      ...{ collection: 'posts', draft: true, overrideAccess: true },
      where: where ?? {},
    })
    expect(docs.map(({ id }) => id)).toEqual([post.id])
  })
})
