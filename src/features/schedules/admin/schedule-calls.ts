import type { Data, PanelOptions } from '@/src/api-client/types'
import type { Locale } from '@/src/lib/constants'
import { MAX_PAGE_SIZE } from '@/src/lib/page-size'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'

export type Scheduled = Data<'/api/admin/schedules'>[number]
export type NewSchedule = PanelOptions<'/api/admin/schedules', 'post'>['body']

/** What is scheduled for a document, in every language. */
export async function readSchedules(document: string): Promise<Scheduled[]> {
  const { panelApi } = await import('@/src/api-client/panel')
  return (await panelApi('/api/admin/schedules', { query: { document } })).data
}

/** What is scheduled between two times, the second not included, and how many there are of it. */
export async function readSchedulesBetween(
  tenant: string,
  between: { from: string; to: string },
): Promise<{ schedules: Scheduled[]; total: number }> {
  const { panelApi } = await import('@/src/api-client/panel')
  const query = { ...between, limit: MAX_PAGE_SIZE }
  const { data, meta } = await panelApi('/api/admin/schedules', { tenant, query })
  return { schedules: data, total: meta.total }
}

/** @param tenant its id; the selected one by default */
export async function storeSchedule(body: NewSchedule, tenant?: string): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  await panelApi('/api/admin/schedules', { method: 'post', body, ...(tenant && { tenant }) })
}

export async function cancelSchedule(id: string): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  await panelApi('/api/admin/schedules/{id}', { method: 'delete', params: { id } })
}

/** Whether visitors see a language of a document, and when it was changed. */
export async function readState(
  collection: ScheduledCollection,
  uuid: string,
  locale: Locale,
): Promise<{ isOnline: boolean; updatedAt: string }> {
  const { panelApi } = await import('@/src/api-client/panel')
  const options = { params: { uuid }, query: { locale } }
  const { data } =
    collection === 'pages'
      ? await panelApi('/api/admin/pages/{uuid}', options)
      : await panelApi('/api/admin/posts/{uuid}', options)
  return { isOnline: data.publication[locale] === 'published', updatedAt: data.updatedAt }
}
