import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page, Template } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { callPanel } from '@/src/testing/panel-api'
import { createPage } from '@/src/testing/pages'
import { createTemplate } from '@/src/testing/templates'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company
let page: Page
let template: Template

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  page = await createPage(payload, company, { title: 'Doel' })
  template = await createTemplate(payload, company, page, { name: 'Referentie' })
  await createTemplate(payload, company, page, { name: 'Aanbod', description: 'Voor een nieuwe dienst.' })
})

const CHOICES = '/panel-api/templates/choices'

async function callAs(person: Person | null, path: string, body?: unknown, of = company): Promise<Response> {
  const token = person && (await tokenOf(payload, person))
  return callPanel(path, { ...(token && { token }), tenant: of.tenant.id, body })
}

const namesFor = async (person: Person, query = '') => {
  const response = await callAs(person, CHOICES + query)
  const { data } = (await response.json()) as { data: { name: string }[] }
  return data.map(({ name }) => name)
}

describe('the template picker', () => {
  it('lists the tenant’s templates by name with their first blocks, and searches them', async () => {
    expect(await namesFor(company.viewer)).toEqual(['Aanbod', 'Referentie'])
    expect(await namesFor(company.viewer, '?search=dienst')).toEqual(['Aanbod'])
    const response = await callAs(company.viewer, `${CHOICES}?search=referentie`)
    expect(await response.json()).toEqual({
      data: [
        {
          id: template.id,
          name: 'Referentie',
          description: null,
          thumbnail: null,
          blocks: ['hero', 'richText'],
          types: ['hero', 'richText'],
        },
      ],
      meta: { total: 1 },
    })
  })

  it('excludes templates without a name', async () => {
    const data = { tenant: company.tenant.id, layout: 'blank' } as Template
    await payload.create({ collection: 'templates', draft: true, data, overrideAccess: true })
    expect(await namesFor(company.viewer)).toEqual(['Aanbod', 'Referentie'])
  })

  it('is rejected for another tenant, and for a visitor', async () => {
    expect((await callAs(other.admin, CHOICES)).status).toBe(404)
    const own = await callAs(other.admin, CHOICES, undefined, other)
    expect(await own.json()).toEqual({ data: [], meta: { total: 0 } })
    expect((await callAs(null, CHOICES)).status).toBe(401)
  })
})

describe('the dialogs', () => {
  const calls = () => [
    [`/api/admin/templates/${template.id}/pages`, { title: 'Nieuw' }] as const,
    [`/api/admin/pages/${page.id}/templates`, { name: 'Van het doel' }] as const,
  ]

  it('create a page and a template for an editor', async () => {
    for (const [path, body] of calls()) {
      const response = await callAs(company.editor, path, body)
      expect(response.status).toBe(201)
      expect(await response.json()).toMatchObject({ data: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } })
    }
  })

  it('create nothing for a visitor, a viewer or another tenant', async () => {
    const count = async () => {
      const where = { tenant: { equals: company.tenant.id } }
      const found = await Promise.all(
        (['pages', 'templates'] as const).map((collection) =>
          payload.count({ collection, where, overrideAccess: true }),
        ),
      )
      return found.map(({ totalDocs }) => totalDocs)
    }
    const before = await count()
    const statuses = [
      [null, 401],
      [company.viewer, 403],
      [other.admin, 404],
    ] as const
    for (const [person, status] of statuses)
      for (const [path, body] of calls()) expect((await callAs(person, path, body)).status).toBe(status)
    expect(await count()).toEqual(before)
  })

  it.each([{}, { title: ' ' }, { title: 'Goed', tenant: 'x' }])('reject invalid input: %j', async (body) => {
    const [[path]] = calls() as [[string, object]]
    expect((await callAs(company.editor, path, body)).status).toBe(422)
  })

  it('create a template from a draft, in the tenant of the page', async () => {
    const draft = await createPage(payload, company, { title: 'Concept', status: 'draft' })
    const path = `/api/admin/pages/${draft.id}/templates`
    const response = await callAs(company.editor, path, { name: 'Concept', description: ' Voor later. ' })
    const { data } = (await response.json()) as { data: { id: string; description: string } }
    expect(data.description).toBe('Voor later.')
    expect(response.headers.get('location')).toBe(`/panel-api/templates/${data.id}`)
    const made = await payload.findByID({
      collection: 'templates',
      id: data.id,
      depth: 0,
      overrideAccess: true,
    })
    expect(made.tenant).toBe(company.tenant.id)
  })
})
