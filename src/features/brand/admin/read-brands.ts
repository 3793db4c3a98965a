import type { ApiResponse } from '@/src/api-client/types'

export type ReadBrand = ApiResponse<'/api/admin/brands', 'get'>['data'][number]

type Asked = {
  /** The id of the tenant. */
  tenant: string
  domain?: string
}

/** Brands of a tenant, as their newest drafts. */
export async function readBrands({ tenant, domain }: Asked): Promise<ReadBrand[]> {
  const { panelApi } = await import('@/src/api-client/panel')
  const query = { limit: 100, ...(domain && { domain }) }
  return (await panelApi('/api/admin/brands', { tenant, query })).data
}
