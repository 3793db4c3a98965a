import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { createCompany } from '@/src/testing/tenants'
import { withoutHooks } from '@/src/testing/unpatched'
import { stampUpdatedAt } from './stamp-updated-at'

/** The dates of a draft and of the version that is published after it. */
async function dates(publish: (work: () => Promise<unknown>) => Promise<unknown>) {
  const payload = await payloadInstance()
  const { id } = await createPage(payload, await createCompany(payload), { status: 'draft' })
  const page = { collection: 'pages', id, locale: 'nl', overrideAccess: true } as const
  const draft = await payload.update({ ...page, draft: true, data: { title: 'Concept' } })
  await publish(() => payload.update({ ...page, data: { title: 'Openbaar', _status: 'published' } }))
  const versions = { collection: 'pages', where: { parent: { equals: id } }, locale: 'nl' } as const
  const { docs } = await payload.findVersions({ ...versions, sort: '-createdAt', overrideAccess: true })
  return { draft: draft.updatedAt, published: docs[0]?.version.updatedAt ?? '' }
}

it('Payload gives a published version the date of the draft before it', async () => {
  const payload = await payloadInstance()
  const { draft, published } = await dates((work) => withoutHooks(payload, 'pages', [stampUpdatedAt], work))
  expect(published <= draft).toBe(true)
})

it('gives a published version the date of its publication', async () => {
  const { draft, published } = await dates((work) => work())
  expect(published > draft).toBe(true)
})
