import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'

import type { BuildingBlock, Product } from '@/payload-types'
import type { Company } from './tenants'

type Owner = Pick<Company, 'tenant'>

/** The required fields of a product, with a unique model. */
export const productData = ({ tenant }: Owner, data: Partial<Product> = {}) => ({
  tenant: tenant.id,
  name: 'Lamp',
  summary: 'Geeft licht.',
  model: `lamp-${randomUUID()}`,
  currency: 'EUR' as const,
  vatRate: 21,
  status: 'forSale' as const,
  ...data,
})

/** The required fields of a building block, with a unique key. */
export const buildingBlockData = ({ tenant }: Owner, data: Partial<BuildingBlock> = {}) => ({
  tenant: tenant.id,
  name: 'CMS',
  summary: 'Houdt teksten bij.',
  key: `cms-${randomUUID()}`,
  group: 'content' as const,
  weeksMin: 1,
  weeksMax: 2,
  priceMin: 1000,
  priceMax: 2000,
  ...data,
})

const scene = { overrideAccess: true, locale: 'nl' } as const

export const createProduct = (
  payload: Payload,
  owner: Owner,
  data: Partial<Product> = {},
): Promise<Product> => payload.create({ collection: 'products', data: productData(owner, data), ...scene })

export const createBuildingBlock = (
  payload: Payload,
  owner: Owner,
  data: Partial<BuildingBlock> = {},
): Promise<BuildingBlock> =>
  payload.create({ collection: 'building-blocks', data: buildingBlockData(owner, data), ...scene })
