import type { Data } from '@/src/api-client/types'

export type Reply = Data<'/api/admin/form-submissions/{id}/replies'>[number]
export type Draft = { subject: string; text: string }

const panel = () => import('@/src/api-client/panel')

export async function readReplies(id: string): Promise<Reply[]> {
  const { panelApi } = await panel()
  return (await panelApi('/api/admin/form-submissions/{id}/replies', { params: { id } })).data
}

export async function sendReply(id: string, body: Draft): Promise<Reply> {
  const { panelApi } = await panel()
  const options = { method: 'post', params: { id }, body } as const
  return (await panelApi('/api/admin/form-submissions/{id}/replies', options)).data
}

export async function retryReply(id: string, reply: string): Promise<Reply> {
  const { panelApi } = await panel()
  const options = { method: 'post', params: { id, reply } } as const
  return (await panelApi('/api/admin/form-submissions/{id}/replies/{reply}/retry', options)).data
}
