import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { recordStatements } from '@/src/testing/statements'
import { type Company, createCompany } from '@/src/testing/tenants'
import { withoutHooks } from '@/src/testing/unpatched'
import { validateReferencesTogether } from './validate-references'

let payload: Payload
let company: Company
let targets: Page[]

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  targets = await Promise.all(['Een', 'Twee', 'Drie'].map((title) => createPage(payload, company, { title })))
})

const link = (page: string) => ({ link: { type: 'page', page, label: 'Lees meer', newTab: false } })
const banner = (page: string) => ({ blockType: 'banner', text: 'Nieuws', ...link(page) })

const publish = async (pages: readonly string[]) =>
  restRequest(payload, company.editor, 'POST', 'pages?locale=nl&depth=0', {
    body: {
      tenant: company.tenant.id,
      title: 'Links',
      layout: 'main',
      addresses: [{ domain: company.domain.id, path: `/${randomUUID()}` }],
      _status: 'published',
      blocks: pages.map(banner),
    },
  })

/** The reads of pages while three links are validated: all of them, and those with the titles. */
async function reads() {
  const ids = targets.map(({ id }) => id)
  const statements = await recordStatements(payload, async () => {
    expect(await publish(ids)).toMatchObject({ status: 201 })
  })
  const before = statements.slice(
    0,
    statements.findIndex((text) => text.startsWith('insert into "pages"')),
  )
  const ofPages = before.filter((text) => /^select .* from "pages"/.test(text))
  return { total: ofPages.length, whole: ofPages.filter((text) => text.includes('"title"')).length }
}

describe('validating references', () => {
  it('Payload reads whole documents to validate the ids of links', async () => {
    const { whole } = await withoutHooks(payload, 'pages', [validateReferencesTogether], reads)
    expect(whole).toBe(targets.length)
  })

  it('reads the ids of all links in one statement', async () => {
    expect(await reads()).toEqual({ total: 1, whole: 0 })
  })

  it('rejects an id of another tenant among valid ones, at its field', async () => {
    const foreign = await createPage(payload, await createCompany(payload))
    const [first, second] = targets.map(({ id }) => id)
    const { status, text } = await publish([first ?? '', foreign.id, second ?? ''])
    expect(status).toBe(400)
    expect(text).toContain('blocks.1.link.page')
    expect(text).not.toContain('blocks.0.link.page')
  })
})
