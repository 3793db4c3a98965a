import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createPage, paragraph } from '@/src/testing/pages'
import { callPanel } from '@/src/testing/panel-api'
import { createTemplate } from '@/src/testing/templates'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { dataOf, problem } from '@/src/api/core/schemas'
import { template as templateSchema } from './schemas'

let payload: Payload
let company: Company
let other: Company
let page: Page
let hero: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  const blocks = [
    { blockType: 'richText', content: paragraph('Tekst') },
    { blockType: 'hero', variant: 'statement', heading: 'Kop' },
  ] as Page['blocks'] & object
  page = await createPage(payload, company, { blocks })
  hero = page.blocks?.[1]?.id ?? ''
})

const path = () => `/api/admin/pages/${page.id}/templates`
const save = async (person: Person | null, blocks: unknown) =>
  call(path(), {
    body: { name: 'Aanhef', blocks },
    ...(person && { token: await tokenOf(payload, person) }),
  })
const countParts = async () => {
  const where = { tenant: { equals: company.tenant.id }, kind: { equals: 'part' } }
  return (await payload.count({ collection: 'templates', where, overrideAccess: true })).totalDocs
}

describe('a part', () => {
  it('is made of the chosen blocks of a page', async () => {
    const response = await save(company.editor, [hero])
    expect(response.status).toBe(201)
    const { data } = await bodyAs(response, dataOf(templateSchema))
    expect(data).toMatchObject({ kind: 'part', blocks: [{ blockType: 'hero', heading: 'Kop' }] })
    expect(data.blocks).toHaveLength(1)
    expect((data.blocks[0] as { id?: string }).id).not.toBe(hero)
  })

  it('is not made by a visitor, a viewer or another tenant', async () => {
    const before = await countParts()
    const statuses = [
      [null, 401],
      [company.viewer, 403],
      [other.admin, 404],
    ] as const
    for (const [person, status] of statuses) expect((await save(person, [hero])).status).toBe(status)
    expect(await countParts()).toBe(before)
  })

  it.each([
    ['without blocks', () => [], 'blocks'],
    ['of a block that the page does not have', () => [hero, 'unknown'], 'blocks.1'],
  ])('%s is rejected, with the path', async (_, blocks, at) => {
    const before = await countParts()
    const response = await save(company.editor, blocks())
    expect(response.status).toBe(422)
    const { errors } = await bodyAs(response, problem)
    expect(errors?.map((error) => error.path)).toContain(at)
    expect(await countParts()).toBe(before)
  })

  it('is offered among the blocks of its own tenant, and not for a new page', async () => {
    const named = `Onderdeel ${crypto.randomUUID()}`
    await createTemplate(payload, company, page, { name: named, kind: 'part' })
    const names = async ({ tenant, editor }: Company, query: string) => {
      const token = await tokenOf(payload, editor)
      const response = await callPanel(`/panel-api/templates/choices${query}`, { token, tenant: tenant.id })
      const { data } = (await response.json()) as { data: { name: string }[] }
      return data.map(({ name }) => name)
    }
    expect(await names(company, '?kind=part')).toContain(named)
    expect(await names(company, '')).not.toContain(named)
    expect(await names(other, '?kind=part')).toEqual([])
  })
})
