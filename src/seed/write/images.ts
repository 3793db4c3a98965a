import { fileURLToPath } from 'node:url'
import type { PayloadRequest } from 'payload'

import type { ImageSeed, TenantSeed } from '../types'
import { asSystem, inTransaction } from './session'

const pathOf = (tenant: string, file: string) =>
  fileURLToPath(new URL(`../media/${tenant}/${file}`, import.meta.url))

async function upload(
  req: PayloadRequest,
  tenant: TenantSeed,
  tenantId: string,
  seed: ImageSeed,
): Promise<string> {
  const { payload } = req
  const own = { req: inTransaction(req), collection: 'media', ...asSystem } as const
  const [focalX, focalY] = seed.focal ?? [50, 50]
  const { id } = await payload.create({
    ...own,
    locale: 'nl',
    filePath: pathOf(tenant.slug, seed.file),
    data: {
      tenant: tenantId,
      alt: seed.alt.nl,
      caption: seed.caption?.nl ?? null,
      credit: tenant.credit,
      focalX,
      focalY,
    },
  })
  const english = { alt: seed.alt.en, caption: seed.caption?.en ?? null }
  await payload.update({ ...own, req: inTransaction(req), id, locale: 'en', data: english })
  return id
}

/** Uploads a tenant's images one by one (their sizes are made side by side) and answers their ids by key. */
export async function writeImages(
  req: PayloadRequest,
  tenant: TenantSeed,
  tenantId: string,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [key, seed] of Object.entries(tenant.images)) {
    ids.set(key, await upload(req, tenant, tenantId, seed))
  }
  return ids
}
