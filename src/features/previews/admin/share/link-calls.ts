import type { SharedPreview } from '@/collections/registry'
import type { Data } from '@/src/api-client/types'
import type { Locale } from '@/src/lib/constants'

export type Shared = { collection: SharedPreview; id: string }
export type PreviewLink = Data<'/api/admin/pages/{uuid}/preview-links', 'post'>

const load = () => import('@/src/api-client/panel')

export async function readLinks({ collection, id }: Shared): Promise<PreviewLink[]> {
  const { panelApi } = await load()
  const options = { params: { uuid: id } } as const
  const { data } =
    collection === 'pages'
      ? await panelApi('/api/admin/pages/{uuid}/preview-links', options)
      : await panelApi('/api/admin/posts/{uuid}/preview-links', options)
  return data
}

export async function makeLink(
  { collection, id }: Shared,
  body: { locale: Locale; expiresInDays: number },
): Promise<PreviewLink> {
  const { panelApi } = await load()
  const options = { method: 'post', params: { uuid: id }, body } as const
  const { data } =
    collection === 'pages'
      ? await panelApi('/api/admin/pages/{uuid}/preview-links', options)
      : await panelApi('/api/admin/posts/{uuid}/preview-links', options)
  return data
}

export async function revokeLink({ collection, id }: Shared, link: string): Promise<void> {
  const { panelApi } = await load()
  const options = { method: 'post', params: { uuid: id, id: link } } as const
  if (collection === 'pages') await panelApi('/api/admin/pages/{uuid}/preview-links/{id}/revoke', options)
  else await panelApi('/api/admin/posts/{uuid}/preview-links/{id}/revoke', options)
}
