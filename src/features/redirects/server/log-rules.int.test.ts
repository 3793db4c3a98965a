import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Redirect } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { auditOf } from '@/src/testing/audit'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createRedirect } from '@/src/testing/redirects'
import { createCompany } from '@/src/testing/tenants'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

/** A company with a published page at /een. */
async function scene() {
  const company = await createCompany(payload)
  const page = await createPage(payload, company)
  const url = await createPageUrl(payload, company, page, '/een')
  const as = { user: company.editor, overrideAccess: false } as const
  const move = (path: string) =>
    payload.update({ collection: 'page-urls', id: url.id, data: { path }, ...as })
  const remove = () => payload.delete({ collection: 'pages', id: page.id, ...as })
  return { company, page, url, move, remove }
}

/** The audit entries of a redirect after its creation. */
const entriesOf = async ({ id }: Redirect) => (await auditOf(payload, id)).slice(1)

const changed = (path: string[], before: unknown, after: unknown) => ({
  path,
  kind: 'changed',
  before,
  after,
})

describe('the audit log of a manual redirect', () => {
  it('records that moving a page to its path disables it', async () => {
    const { company, move } = await scene()
    const rule = await createRedirect(payload, company, { from: '/actie', to: '/x' })
    await move('/actie')
    expect(await entriesOf(rule)).toMatchObject([
      {
        action: 'update',
        tenant: company.tenant.id,
        documentCollection: 'redirects',
        documentTitle: '/actie',
        actor: company.editor.id,
        changes: [changed(['enabled'], true, false)],
      },
    ])
  })

  it('records that moving a page away from its path replaces it when it is disabled', async () => {
    const { company, url, move } = await scene()
    const rule = await createRedirect(payload, company, { from: '/een', to: '/x', enabled: false })
    await move('/twee')
    const [entry, ...others] = await entriesOf(rule)
    expect(others).toEqual([])
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        changed(['enabled'], false, true),
        changed(['origin'], 'manual', 'slug-change'),
        changed(['to', 'reference'], null, url.id),
      ]),
    )
  })

  it('records its new target when a page URL is deleted, and that it is disabled when there is none', async () => {
    const { company, page, url, remove } = await scene()
    const second = await createPageUrl(payload, company, page, '/twee')
    const rule = await createRedirect(payload, company, {
      from: '/oud',
      to: { type: 'reference', reference: url.id },
    })
    await payload.delete({ collection: 'page-urls', id: url.id, overrideAccess: true })
    expect(await entriesOf(rule)).toMatchObject([
      { changes: [changed(['to', 'reference'], url.id, second.id)] },
    ])
    await remove()
    expect((await entriesOf(rule)).at(-1)?.changes).toEqual(
      expect.arrayContaining([changed(['enabled'], true, false), changed(['to', 'url'], null, '/twee')]),
    )
  })

  it('records neither an unchanged redirect nor an automatic one', async () => {
    const { company, url, move } = await scene()
    const rule = await createRedirect(payload, company, { from: '/oud', to: '/elders' })
    await move('/twee')
    expect(await entriesOf(rule)).toEqual([])
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { 'to.reference': { equals: url.id } },
      overrideAccess: true,
    })
    expect(docs).toMatchObject([{ from: '/een', origin: 'slug-change' }])
    for (const { id } of docs) expect(await auditOf(payload, id)).toEqual([])
  })
})
