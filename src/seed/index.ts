import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

import { seededTenants } from './tenants'
import type { TenantSeed } from './types'
import { writeAvailability } from './write/availability'
import { writeBlog } from './write/blog'
import { writeBuildingBlocks } from './write/building-blocks'
import { writeDomains } from './write/domains'
import { writeForms } from './write/forms'
import { writeFrame } from './write/frame'
import { writeImages } from './write/images'
import { createLexicalConverter } from '@/src/platform/markdown-to-lexical'
import { writePages } from './write/pages'
import { writeProducts } from './write/products'
import { writeTemplates } from './write/templates'
import { asSystem, getOrThrow, localeIds } from './write/session'

/** The first account's e-mail address and password. */
export type SeedAdmin = { email: string; password: string }

async function writeTenant(req: PayloadRequest, seed: TenantSeed): Promise<void> {
  const { payload } = req
  const { id: tenant } = await payload.create({
    collection: 'tenants',
    data: {
      name: seed.name,
      slug: seed.slug,
      status: 'active',
      registrationOpen: false,
      defaultTimeZone: 'Europe/Amsterdam',
    },
    req,
    ...asSystem,
  })
  const images = await writeImages(req, seed, tenant)
  const lexical = await createLexicalConverter(payload)
  const forms = await writeForms(req, seed.forms, { tenant, lexical })
  const lookup = {
    imageId: (key: string) => getOrThrow(images, key, 'image'),
    formId: (key: string) => getOrThrow(forms, key, 'form'),
    lexical,
  }
  const pages = await writePages(req, seed, tenant, lookup)
  await writeBuildingBlocks(req, seed.buildingBlocks ?? [], { tenant, pages })
  const pageId = (key: string) => getOrThrow(pages, key, 'page')
  await writeProducts(req, seed.products ?? [], { tenantId: tenant, lookup: { ...lookup, pageId } })
  await writeTemplates(req, seed.templates, { tenantId: tenant, lookup: { ...lookup, pageId } })
  await writeFrame(req, seed, { tenantId: tenant, lookup: { ...lookup, pageId } })
  await writeAvailability(req, seed, { tenantId: tenant, lookup: { ...lookup, pageId } })
  await writeDomains(req, seed, { tenant, locales: await localeIds(payload, req), images, pages })
  if (seed.blog) await writeBlog(req, seed.blog, { tenant, lookup: { ...lookup, pageId } })
}

async function write(req: PayloadRequest, admin: SeedAdmin): Promise<void> {
  const data = { ...admin, name: 'Admin', platformRole: 'superAdmin' as const, status: 'active' as const }
  await req.payload.create({ collection: 'users', data, req, ...asSystem })
  for (const tenant of seededTenants) await writeTenant(req, tenant)
}

/**
 * Writes the demo tenants and the first account to an empty database in one transaction.
 * The image files of a failed run stay on disk.
 */
export async function seed(payload: Payload, admin: SeedAdmin): Promise<void> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await write(req, admin)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
