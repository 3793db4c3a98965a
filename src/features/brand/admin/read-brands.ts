import { formatAdminURL } from 'payload/shared'

import type { Brand } from '@/payload-types'

/** Brands that somebody may read, as their newest drafts. */
export async function readBrands(apiRoute: string, where: Record<string, string>): Promise<Brand[]> {
  const query = new URLSearchParams({ ...where, depth: '0', draft: 'true', limit: '100' })
  const response = await fetch(formatAdminURL({ apiRoute, path: `/brands?${query.toString()}` }), {
    credentials: 'include',
  })
  if (!response.ok) throw new Error(`${response.status} of brands`)
  return ((await response.json()) as { docs: Brand[] }).docs
}
