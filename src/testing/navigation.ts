import type { Payload } from 'payload'

import type { Footer, Navigation } from '@/payload-types'
import type { Company } from './tenants'

type Shell = { navigation: Navigation; footer: Footer }

/** The published navigation or footer of a tenant in Dutch, which is made or changed, as a tenant has one. */
export async function onlyOf<Slug extends keyof Shell>(
  payload: Payload,
  { tenant }: Pick<Company, 'tenant'>,
  slug: Slug,
  data: Partial<Shell[Slug]>,
): Promise<{ id: string }> {
  // Their data differ, which the type of a variable slug does not know.
  const scene = { collection: slug as 'footer', locale: 'nl', depth: 0, overrideAccess: true } as const
  const own = { _status: 'published', ...data, tenant: tenant.id } as Partial<Footer> & { tenant: string }
  const { docs } = await payload.find({ ...scene, where: { tenant: { equals: tenant.id } } })
  const [found] = docs
  return found
    ? payload.update({ ...scene, id: found.id, data: own })
    : payload.create({ ...scene, data: own })
}
