import { fileURLToPath } from 'node:url'
import type { PayloadRequest } from 'payload'

import { withPreparedImage } from '@/src/features/media/server/prepared-image'
import type { Locale } from '@/src/lib/constants'
import descriptions from '../media/descriptions.json' with { type: 'json' }
import type { ImageSeed, TenantSeed } from '../types'
import { FIRST, OTHERS } from './in-every-language'
import { asSystem, getOrThrow, inTransaction } from './session'

const described = new Map(Object.entries(descriptions))

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
  const texts = (locale: Locale) => ({ alt: seed.alt[locale], caption: seed.caption?.[locale] ?? null })
  const name = `${tenant.slug}/${seed.file}`
  const prepared = withPreparedImage(getOrThrow(described, name, 'described image'))
  const { id } = await payload.create({
    ...own,
    context: prepared,
    locale: FIRST,
    filePath: pathOf(tenant.slug, seed.file),
    data: {
      tenant: tenantId,
      ...texts(FIRST),
      credit: tenant.credit,
      folder: seed.folder ?? null,
      focalX,
      focalY,
    },
  })
  for (const locale of OTHERS)
    await payload.update({ ...own, req: inTransaction(req), id, locale, data: texts(locale) })
  return id
}

/** Uploads the images of a tenant one by one and returns their ids by key. */
export async function writeImages(
  req: PayloadRequest,
  tenant: TenantSeed,
  tenantId: string,
  imageDone: () => void,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [key, seed] of Object.entries(tenant.images)) {
    ids.set(key, await upload(req, tenant, tenantId, seed))
    imageDone()
  }
  return ids
}
