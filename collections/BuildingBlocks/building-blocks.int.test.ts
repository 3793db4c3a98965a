import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { BuildingBlock } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { buildingBlockData, createBuildingBlock } from '@/src/testing/catalogue'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let stranger: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  stranger = await createCompany(payload)
})

const as = (user: Person | null) => ({ overrideAccess: false, user, locale: 'nl' }) as const

const create = (user: Person | null, data: Partial<BuildingBlock> = {}) =>
  payload.create({ collection: 'building-blocks', data: buildingBlockData(company, data), ...as(user) })

const change = (user: Person | null, id: string, data: Partial<BuildingBlock>) =>
  payload.update({ collection: 'building-blocks', id, data, ...as(user) })

describe('building blocks', () => {
  it('can be written by an editor of the tenant, not by a viewer, another tenant or a visitor', async () => {
    const { id } = await create(company.editor)
    for (const user of [null, company.viewer, stranger.editor]) {
      await expect(create(user)).rejects.toThrow()
      await expect(change(user, id, { priceMax: 1 })).rejects.toThrow()
    }
  })

  it('reject a dependency or a page of another tenant', async () => {
    const theirs = await createBuildingBlock(payload, stranger)
    const page = await createPage(payload, stranger)
    await expect(create(company.editor, { dependsOn: [theirs.id] })).rejects.toThrow()
    await expect(create(company.editor, { page: page.id })).rejects.toThrow()
  })

  it('have a key that is unique within the tenant', async () => {
    await createBuildingBlock(payload, company, { key: 'cms' })
    await expect(create(company.editor, { key: 'cms' })).rejects.toThrow()
    await expect(createBuildingBlock(payload, stranger, { key: 'cms' })).resolves.toMatchObject({
      key: 'cms',
    })
  })

  it('reject a dependency on themselves, direct or indirect', async () => {
    const base = await createBuildingBlock(payload, company)
    const middle = await createBuildingBlock(payload, company, { dependsOn: [base.id] })
    const top = await createBuildingBlock(payload, company, { dependsOn: [middle.id] })
    for (const needs of [base.id, middle.id, top.id]) {
      await expect(change(company.editor, base.id, { dependsOn: [needs] })).rejects.toThrow(
        /dependsOn|Heeft nodig/,
      )
    }
    await expect(change(company.editor, top.id, { dependsOn: [base.id] })).resolves.toBeTruthy()
  })

  it('reject a range whose upper bound is below its lower bound', async () => {
    await expect(create(company.editor, { weeksMin: 3, weeksMax: 2 })).rejects.toThrow()
    await expect(create(company.editor, { priceMin: 3000, priceMax: 2000 })).rejects.toThrow()
  })
})
