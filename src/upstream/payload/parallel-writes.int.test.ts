import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { payloadRoute } from '@/src/testing/payload-route'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let tokens: string[]

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  tokens = await Promise.all([company.editor, company.admin].map((person) => tokenOf(payload, person)))
})

const countOf = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all?.length ?? 0]),
  )

const CALL_TO_ACTION = {
  blockType: 'callToAction',
  heading: 'Begin',
  link: { type: 'url', url: '/', label: 'Verder' },
}

describe('40 saves of one page at once', () => {
  it.each([
    ['drafts', 'draft=true'],
    ['autosaves', 'draft=true&autosave=true'],
    ['publications', ''],
  ])('succeed or conflict: %s', async (_, query) => {
    const { id } = await createPage(payload, company, { blocks: [CALL_TO_ACTION] as never })
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_unused, index) => {
        const locale = query === '' || index % 2 === 0 ? 'nl' : 'en'
        const body = { title: `Titel ${index}`, _status: query === '' ? 'published' : 'draft' }
        const [token] = tokens
        const response = await payloadRoute(`pages/${id}?locale=${locale}&${query}`, {
          method: 'PATCH',
          ...(token && { token }),
          body,
        })
        return response.status
      }),
    )
    expect(
      statuses.filter((status) => ![200, 409].includes(status)),
      JSON.stringify(countOf(statuses)),
    ).toEqual([])
    expect(statuses).toContain(200)
  })
})

describe('three deletions of one page at once', () => {
  it('are one success and otherwise not found', async () => {
    for (let round = 0; round < 5; round += 1) {
      const page = await createPage(payload, company)
      await createPageUrl(payload, company, page, `/weg-${round}`)
      const statuses = await Promise.all(
        [...tokens, ...tokens].slice(0, 3).map(async (token) => {
          const response = await payloadRoute(`pages/${page.id}`, { method: 'DELETE', token })
          return response.status
        }),
      )
      expect(statuses.toSorted()).toEqual([200, 404, 404])
    }
  })
})

it('Payload goes on deleting a document that is gone', async () => {
  const { id } = await createPage(payload, company)
  const { config } = payload.collections.pages
  const { hooks } = config
  // Somebody else is quicker.
  config.hooks = {
    ...hooks,
    beforeDelete: [() => payload.db.pool.query('DELETE FROM pages WHERE id = $1', [id])],
  }
  try {
    const deletion = payload.delete({ collection: 'pages', id, overrideAccess: true })
    await expect(deletion).rejects.toThrow('Cannot read properties of null')
  } finally {
    config.hooks = hooks
  }
})
