import config from '@payload-config'
import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page, Template } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
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

async function callAs(person: Person | null, path: string, body?: unknown): Promise<Response> {
  const headers = new Headers(person ? { authorization: `JWT ${await tokenOf(payload, person)}` } : undefined)
  const sent = body !== undefined && { method: 'POST', body: JSON.stringify(body) }
  if (sent) headers.set('content-type', 'application/json')
  const request = new Request(`http://localhost/payload-api/templates${path}`, { headers, ...sent })
  return handleEndpoints({ config, request })
}

const namesFor = async (person: Person, query = '') => {
  const response = await callAs(person, `/choices?tenant=${company.tenant.id}${query}`)
  const { choices } = (await response.json()) as { choices: { name: string }[] }
  return choices.map(({ name }) => name)
}

describe('the templates to choose from', () => {
  it('are those of the tenant by name, with what draws them, and are found by their words', async () => {
    expect(await namesFor(company.viewer)).toEqual(['Aanbod', 'Referentie'])
    expect(await namesFor(company.viewer, '&search=dienst')).toEqual(['Aanbod'])
    const response = await callAs(company.viewer, '/choices?search=referentie')
    expect(await response.json()).toEqual({
      choices: [
        {
          id: template.id,
          name: 'Referentie',
          description: null,
          thumbnail: null,
          blocks: ['hero', 'richText'],
        },
      ],
      total: 1,
    })
  })

  it('are not those that nobody has given a name yet', async () => {
    const data = { tenant: company.tenant.id, layout: 'blank' } as Template
    await payload.create({ collection: 'templates', draft: true, data, overrideAccess: true })
    expect(await namesFor(company.viewer)).toEqual(['Aanbod', 'Referentie'])
  })

  it('are not told to another tenant, nor to a visitor', async () => {
    expect(await namesFor(other.admin)).toEqual([])
    expect((await callAs(null, '/choices')).status).toBe(401)
  })
})

describe('the dialogs', () => {
  const newPage = () => ({ template: template.id, title: 'Nieuw', locale: 'nl' })
  const newTemplate = () => ({ page: page.id, name: 'Van het doel', description: '' })

  it('make a page and a template for an editor', async () => {
    for (const [path, body] of [
      ['/new-page', newPage()],
      ['/from-page', newTemplate()],
    ] as const) {
      const response = await callAs(company.editor, path, body)
      expect(response.status).toBe(201)
      expect(await response.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    }
  })

  it('make nothing for a visitor, a viewer or another tenant', async () => {
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
      for (const [path, body] of [
        ['/new-page', newPage()],
        ['/from-page', newTemplate()],
      ] as const)
        expect((await callAs(person, path, body)).status).toBe(status)
    expect(await count()).toEqual(before)
  })

  it.each([{}, { title: ' ' }, { locale: 'de' }, { template: 'x' }, { tenant: 'x' }])(
    'refuse what does not fit: %j',
    async (wrong) => {
      const body = Object.keys(wrong).length > 0 ? { ...newPage(), ...wrong } : wrong
      expect((await callAs(company.editor, '/new-page', body)).status).toBe(422)
    },
  )
})
