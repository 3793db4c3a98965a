import { panelApi } from '@/src/api-client/panel'
import type { Data, PanelOptions } from '@/src/api-client/types'

export type Release = Data<'/api/admin/releases/{id}'>
export type ReleaseSummary = Data<'/api/admin/releases'>[number]
export type Item = Release['items'][number]
export type Problem = { item: string; field: string | null; message: string }
export type NewItem = PanelOptions<'/api/admin/releases/{id}/items', 'post'>['body']
type Change = PanelOptions<'/api/admin/releases/{id}', 'patch'>['body']

const LIMIT = 100

export const readReleases = async (tenant: string): Promise<ReleaseSummary[]> =>
  (await panelApi('/api/admin/releases', { tenant, query: { limit: LIMIT } })).data

export const readOpen = async (tenant: string): Promise<ReleaseSummary[]> =>
  (await panelApi('/api/admin/releases', { tenant, query: { limit: LIMIT, state: 'open' } })).data

export const readRelease = async (tenant: string, id: string): Promise<Release> =>
  (await panelApi('/api/admin/releases/{id}', { tenant, params: { id } })).data

export const createRelease = async (tenant: string, name: string): Promise<Release> =>
  (await panelApi('/api/admin/releases', { method: 'post', tenant, body: { name } })).data

export const changeRelease = async (tenant: string, id: string, body: Change): Promise<Release> =>
  (await panelApi('/api/admin/releases/{id}', { method: 'patch', tenant, params: { id }, body })).data

export const deleteRelease = async (tenant: string, id: string): Promise<void> => {
  await panelApi('/api/admin/releases/{id}', { method: 'delete', tenant, params: { id } })
}

export const checkRelease = async (tenant: string, id: string): Promise<Problem[]> =>
  (await panelApi('/api/admin/releases/{id}/check', { method: 'post', tenant, params: { id } })).data.problems

export const publishRelease = async (tenant: string, id: string): Promise<Release> =>
  (await panelApi('/api/admin/releases/{id}/publish', { method: 'post', tenant, params: { id } })).data

export const undoRelease = async (tenant: string, id: string, leaveChanged: boolean): Promise<Release> => {
  const options = { method: 'post', tenant, params: { id }, body: { leaveChanged } } as const
  return (await panelApi('/api/admin/releases/{id}/undo', options)).data
}

export const addItem = async (tenant: string, id: string, body: NewItem): Promise<Release> => {
  const options = { method: 'post', tenant, params: { id }, body } as const
  return (await panelApi('/api/admin/releases/{id}/items', options)).data
}

export const settleItem = async (
  tenant: string,
  { id, item, take }: { id: string; item: string; take: 'draft' | 'added' },
): Promise<Release> => {
  const options = { method: 'post', tenant, params: { id, item }, body: { take } } as const
  return (await panelApi('/api/admin/releases/{id}/items/{item}/settle', options)).data
}

export const removeItem = async (tenant: string, id: string, item: string): Promise<void> => {
  const options = { method: 'delete', tenant, params: { id, item } } as const
  await panelApi('/api/admin/releases/{id}/items/{item}', options)
}
