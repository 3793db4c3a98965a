import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { recordStatements } from '@/src/testing/statements'
import { type Company, createCompany } from '@/src/testing/tenants'
import { withPlainAdapter } from '@/src/testing/unpatched'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

/** The deletions that a save of a page without locks sends. */
async function deletions(around: (work: () => Promise<unknown>) => Promise<unknown>): Promise<string[]> {
  const { id } = await createPage(payload, company)
  const save = () =>
    payload.update({
      collection: 'pages',
      id,
      locale: 'nl',
      data: { title: randomUUID() },
      overrideAccess: true,
    })
  const sent = await recordStatements(payload, () => around(save))
  return sent.filter((text) => text.startsWith('delete from "payload_locked_documents"'))
}

describe('a deletion', () => {
  it('of nothing is not sent', async () => {
    expect(await deletions((work) => work())).toEqual([])
  })

  it('of what a filter on another table finds is', async () => {
    const { id } = await createPage(payload, company)
    const document = { relationTo: 'pages' as const, value: id }
    const user = { relationTo: 'users' as const, value: company.editor.id }
    const lock: { id: string } = await payload.db.create({
      collection: 'payload-locked-documents',
      data: { document, user },
    })
    await payload.db.deleteMany({
      collection: 'payload-locked-documents',
      where: {
        and: [{ 'document.relationTo': { equals: 'pages' } }, { 'document.value': { equals: id } }],
      },
    })
    const where = { id: { equals: lock.id } }
    expect(await payload.db.count({ collection: 'payload-locked-documents', where })).toEqual({
      totalDocs: 0,
    })
  })
})

it('Payload sends a deletion of nothing with each save', async () => {
  expect(await deletions((work) => withPlainAdapter(payload, ['deleteWhere'], work))).toEqual([
    'delete from "payload_locked_documents" where false',
  ])
})
