import { panelApi } from '@/src/api-client/panel'
import type { Data, PanelOptions } from '@/src/api-client/types'
import { MAX_PAGE_SIZE } from '@/src/lib/page-size'
import type { Commented } from './reader'

export type Thread = Data<'/api/admin/comments'>[number]
export type Comment = Thread['replies'][number]
export type Person = Data<'/api/admin/comments/people'>[number]
export type Said = { text: string; mentions: string[] }
export type NewThread = PanelOptions<'/api/admin/comments', 'post'>['body']

/** All threads on a document, the oldest first. */
export async function readThreads({ collection, id: document }: Commented): Promise<Thread[]> {
  const threads: Thread[] = []
  for (let page = 1; ; page += 1) {
    const query = { collection, document, page, limit: MAX_PAGE_SIZE }
    const { data, meta } = await panelApi('/api/admin/comments', { query })
    threads.push(...data)
    if (page >= meta.pages) return threads
  }
}

export const readPeople = async (): Promise<Person[]> =>
  (await panelApi('/api/admin/comments/people', {})).data

export const startThread = async (body: NewThread): Promise<Thread> =>
  (await panelApi('/api/admin/comments', { method: 'post', body })).data

export const replyTo = async (id: string, body: Said): Promise<Thread> =>
  (await panelApi('/api/admin/comments/{id}/replies', { method: 'post', params: { id }, body })).data

export const changeComment = async (id: string, body: Said): Promise<Thread> =>
  (await panelApi('/api/admin/comments/{id}', { method: 'patch', params: { id }, body })).data

export const resolveThread = async (id: string): Promise<Thread> =>
  (await panelApi('/api/admin/comments/{id}/resolve', { method: 'post', params: { id } })).data

export const reopenThread = async (id: string): Promise<Thread> =>
  (await panelApi('/api/admin/comments/{id}/reopen', { method: 'post', params: { id } })).data

export async function removeComment(id: string): Promise<void> {
  await panelApi('/api/admin/comments/{id}', { method: 'delete', params: { id } })
}
