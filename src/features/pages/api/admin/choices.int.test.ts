import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { callPanel } from '@/src/testing/panel-api'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

const CHOICES = '/panel-api/pages/choices'

let payload: Payload
let company: Company
let other: Company
let team: Page

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  const make = async (title: string, path: string, options = {}) => {
    const page = await createPage(payload, company, { title, ...options })
    await createPageUrl(payload, company, page, path)
    return page
  }
  await make('Aanmelden', '/aanmelden', { layout: 'auth' })
  await make('Contact', '/contact')
  await createPage(payload, company, { title: 'Nog zonder adres', status: 'draft' })
  await make('Over 100% ons', '/over')
  await make('Over-uren', '/over-uren')
  team = await make('Het team', '/over/team')
  await createPageUrl(payload, company, team, '/about/team', 'en')
  const english = { collection: 'pages', id: team.id, locale: 'en', overrideAccess: true } as const
  await payload.update({ ...english, draft: true, data: { title: 'The team', _status: 'draft' } })
  await createPageUrl(payload, other, await createPage(payload, other, { title: 'Vreemd' }), '/vreemd')
})

async function choicesFor(person: Person, query: string) {
  const response = await callPanel(CHOICES + query, {
    token: await tokenOf(payload, person),
    tenant: company.tenant.id,
  })
  return (await response.json()) as {
    data: { id: string; title: string; path: string; publication: object }[]
  }
}

const pathsFor = async (query: string) =>
  (await choicesFor(company.viewer, `?locale=nl${query}`)).data.map(({ path }) => path)

describe('the pages to choose from', () => {
  it('are those of the tenant in the order of the page tree, those for accounts and those without an address last', async () => {
    expect(await pathsFor('')).toEqual(['/contact', '/over', '/over/team', '/over-uren', '/aanmelden', null])
  })

  it('are found by a title in any language and by path, literally', async () => {
    expect(await pathsFor('&search=the+team')).toEqual(['/over/team'])
    expect(await pathsFor('&search=ver-u')).toEqual(['/over-uren'])
    expect(await pathsFor('&search=0%25')).toEqual(['/over'])
    expect(await pathsFor('&search=vreemd')).toEqual([])
  })

  it('have title and path of the language and the state in each', async () => {
    const { data } = await choicesFor(company.editor, `?locale=en&ids=${team.id}`)
    expect(data).toEqual([
      { id: team.id, title: 'The team', path: '/about/team', publication: { nl: 'published', en: 'draft' } },
    ])
  })

  it('are kept from other tenants and from visitors', async () => {
    const token = await tokenOf(payload, other.admin)
    const call = (of: Company) =>
      callPanel(`${CHOICES}?locale=nl&ids=${team.id}`, { token, tenant: of.tenant.id })
    expect((await call(company)).status).toBe(404)
    expect(await (await call(other)).json()).toEqual({ data: [], meta: { total: 0 } })
    expect((await callPanel(`${CHOICES}?locale=nl`, { tenant: company.tenant.id })).status).toBe(401)
  })
})
