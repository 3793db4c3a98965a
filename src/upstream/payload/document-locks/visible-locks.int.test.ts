import { createLocalReq, getAccessResults, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { recordStatements } from '@/src/testing/statements'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { LOCKS } from './keep-lock'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const requestOf = (user: Person): Promise<PayloadRequest> =>
  createLocalReq({ user, req: { headers: new Headers() } }, payload)

async function createLock(owner: Person, updatedAt?: string): Promise<string> {
  const { id } = await createPage(payload, company)
  const user = { relationTo: 'users', value: owner.id }
  const data = { document: { relationTo: 'pages', value: id }, user, ...(updatedAt && { updatedAt }) }
  await payload.db.create({ collection: LOCKS, data })
  return id
}

/** The documents whose locks the request may read. */
async function locksFor(req: PayloadRequest): Promise<unknown[]> {
  const { docs } = await payload.find({
    collection: LOCKS,
    depth: 0,
    pagination: false,
    req,
    overrideAccess: false,
  })
  return docs.map(({ document }) => document?.value)
}

/** What a page of the panel evaluates: all permissions, and the locks of its documents. */
async function loadPanelPage(req: PayloadRequest): Promise<void> {
  await getAccessResults({ req })
  await locksFor({ ...req })
}

describe('the locks of documents', () => {
  it('are read once per request', async () => {
    await createLock(company.editor)
    const req = await requestOf(company.admin)
    const statements = await recordStatements(payload, () => loadPanelPage(req))
    // The second one is that of the page itself.
    expect(statements.filter((text) => text.includes('from "payload_locked_documents"'))).toHaveLength(2)
  })

  it('are those of the account of the request, and of the moment of the request', async () => {
    const headers = new Headers()
    const other = await createCompany(payload)
    const as = (user: Person) => createLocalReq({ user, req: { headers } }, payload)
    const first = await createLock(company.editor)
    expect(await locksFor(await as(company.admin))).toContain(first)
    expect(await locksFor(await as(other.admin))).not.toContain(first)
    const second = await createLock(company.editor)
    expect(await locksFor(await requestOf(company.admin))).toEqual(expect.arrayContaining([first, second]))
  })

  it('are not visible after they expire', async () => {
    const expired = await createLock(company.editor, new Date(Date.now() - 600_000).toISOString())
    expect(await locksFor(await requestOf(company.admin))).not.toContain(expired)
  })
})

it('Payload evaluates the access to locks several times per page of the panel', async () => {
  const { access } = payload.collections[LOCKS].config
  const spies = [vi.spyOn(access, 'read'), vi.spyOn(access, 'update')]
  await loadPanelPage(await requestOf(company.admin))
  expect(spies.flatMap(({ mock }) => mock.calls).length).toBeGreaterThan(2)
  for (const spy of spies) spy.mockRestore()
})
