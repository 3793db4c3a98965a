import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

import { FIRST_ACCOUNT_NAME } from './first-account'
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

/** Called as the seed proceeds, in units of about the same work. */
export type ReportSeed = (done: number, of: number) => void

/** Images, pages, page URLs by domain and posts are nearly all of the work. */
const unitsOf = ({ images, pages, domains, blog }: TenantSeed): number =>
  Object.keys(images).length + pages.length + domains.length + (blog?.posts.length ?? 0)

async function writeTenant(req: PayloadRequest, seed: TenantSeed, unitDone: () => void): Promise<void> {
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
  const images = await writeImages(req, seed, tenant, unitDone)
  const lexical = await createLexicalConverter(payload)
  const forms = await writeForms(req, seed.forms, { tenant, lexical })
  const lookup = {
    imageId: (key: string) => getOrThrow(images, key, 'image'),
    formId: (key: string) => getOrThrow(forms, key, 'form'),
    lexical,
  }
  const pages = await writePages(req, seed, tenant, lookup, unitDone)
  await writeBuildingBlocks(req, seed.buildingBlocks ?? [], { tenant, pages })
  const pageId = (key: string) => getOrThrow(pages, key, 'page')
  await writeProducts(req, seed.products ?? [], { tenantId: tenant, lookup: { ...lookup, pageId } })
  await writeTemplates(req, seed.templates, { tenantId: tenant, lookup: { ...lookup, pageId } })
  await writeFrame(req, seed, { tenantId: tenant, lookup: { ...lookup, pageId } })
  await writeAvailability(req, seed, { tenantId: tenant, lookup: { ...lookup, pageId } })
  await writeDomains(req, seed, { tenant, locales: await localeIds(payload, req), images, pages }, unitDone)
  if (seed.blog) await writeBlog(req, seed.blog, { tenant, lookup: { ...lookup, pageId } }, unitDone)
}

async function write(req: PayloadRequest, admin: SeedAdmin, report: ReportSeed): Promise<void> {
  const data = {
    ...admin,
    name: FIRST_ACCOUNT_NAME,
    platformRole: 'superAdmin' as const,
    status: 'active' as const,
  }
  await req.payload.create({ collection: 'users', data, req, ...asSystem })
  const units = seededTenants.reduce((sum, tenant) => sum + unitsOf(tenant), 0)
  let done = 0
  report(done, units)
  for (const tenant of seededTenants) await writeTenant(req, tenant, () => report((done += 1), units))
}

/**
 * Writes the demo tenants and the first account to an empty database in one transaction.
 * The image files of a failed run stay on disk.
 */
export async function seed(payload: Payload, admin: SeedAdmin, report: ReportSeed = () => {}): Promise<void> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await write(req, admin, report)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
