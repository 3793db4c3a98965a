import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'

import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { inTransaction } from '@/src/platform/database/transaction'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { attempt } from './attempts'
import { onTransactionEnd } from './transaction-end'

let payload: Payload
let company: Company
let page: Page
let req: PayloadRequest

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})
beforeEach(async () => {
  page = await createPage(payload, company, { title: 'Eerst', status: 'draft' })
  req = await createLocalReq({ locale: 'nl' }, payload)
})

const write = (own: PayloadRequest, data: object) =>
  payload.update({
    ...({ collection: 'pages', id: page.id, draft: true, depth: 0, overrideAccess: true } as const),
    ...{ data, req: own },
  })
const read = async () => {
  const { title, layout } = await payload.findByID({
    ...({ collection: 'pages', id: page.id, locale: 'nl', draft: true, overrideAccess: true } as const),
  })
  return { title, layout }
}
/** Writes, and then fails as an operation does. */
const fail = async (own: PayloadRequest) => {
  await write(own, { layout: 'blank' })
  await payload.update({
    ...({ collection: 'pages', id: page.id, data: { title: '', _status: 'published' } } as const),
    ...{ overrideAccess: true, req: own },
  })
}

it('Payload rolls back what a caller wrote before', async () => {
  const done = inTransaction(req, async () => {
    await write(req, { title: 'Daarna' })
    await fail(req).catch(() => undefined)
  })
  await expect(done).rejects.toThrow('rolled back')
  expect(await read()).toEqual({ title: 'Eerst', layout: 'main' })
})

it('undoes only what failed, and goes on in the same transaction', async () => {
  await inTransaction(req, async () => {
    await write(req, { title: 'Daarna' })
    await expect(attempt(req, fail)).rejects.toThrow()
    await attempt(req, (own) => write(own, { title: 'Ten slotte' }))
    expect(await read()).toEqual({ title: 'Eerst', layout: 'main' })
  })
  expect(await read()).toEqual({ title: 'Ten slotte', layout: 'main' })
})

it('leaves the request with its own transaction, whatever is loaded for the attempt', async () => {
  await inTransaction(req, async () => {
    const before = req.transactionID
    await attempt(req, (own) =>
      payload.findByID({ collection: 'pages', id: page.id, depth: 1, overrideAccess: true, req: own }),
    )
    expect(req.transactionID).toBe(before)
  })
})

it('undoes all of an attempt that fails after one within it did', async () => {
  await inTransaction(req, async () => {
    const failing = attempt(req, async (own) => {
      await write(own, { title: 'Buiten' })
      const inner = attempt(own, async (inside) => {
        await write(inside, { title: 'Binnen' })
        throw new Error('No')
      })
      await expect(inner).rejects.toThrow('No')
      throw new Error('Neither')
    })
    await expect(failing).rejects.toThrow('Neither')
  })
  expect(await read()).toEqual({ title: 'Eerst', layout: 'main' })
})

it('does not commit by itself', async () => {
  const failing = inTransaction(req, async () => {
    await attempt(req, (own) => write(own, { title: 'Daarna' }))
    throw new Error('Not after all')
  })
  await expect(failing).rejects.toThrow('Not after all')
  expect(await read()).toEqual({ title: 'Eerst', layout: 'main' })
})

it('runs work for the end of the transaction then, and of what failed at once', async () => {
  const ended: string[] = []
  let session = ''
  const note = (own: PayloadRequest, name: string) =>
    onTransactionEnd(own, async (outcome) => void ended.push(`${name}: ${outcome}`))
  await inTransaction(req, async () => {
    await attempt(req, async (own) => {
      session = z.string().parse(await own.transactionID)
      await note(own, 'kept')
    })
    const failing = attempt(req, async (own) => {
      await note(own, 'failed')
      throw new Error('No')
    })
    await expect(failing).rejects.toThrow('No')
    expect(ended).toEqual(['failed: rolledBack'])
  })
  expect(ended).toEqual(['failed: rolledBack', 'kept: committed'])
  expect(payload.db.sessions).not.toHaveProperty(session)
})
