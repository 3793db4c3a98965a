import type { Data } from '@/src/api-client/types'
import type { Locale } from '@/src/lib/constants'
import type { TranslatedCollection } from '../rules/translated'
import type { TranslationNeed } from '../server/list-translations'

export type Bulk = Data<'/api/admin/translations/{id}'>
export type Estimate = Data<'/api/admin/translations/estimate', 'post'>
export type BulkDocuments = { rows: Data<'/api/admin/translations/{id}/documents'>; total: number }

/** The documents to translate, as the API takes them. */
export type Work = { from: Locale; to: Locale } & (
  | { ids: string[] }
  | {
      all: true
      collection?: TranslatedCollection | undefined
      state?: TranslationNeed | undefined
      search?: string | undefined
    }
)

const panel = () => import('@/src/api-client/panel')

export const estimateBulk = async (tenant: string, body: Work): Promise<Estimate> =>
  (await (await panel()).panelApi('/api/admin/translations/estimate', { method: 'post', tenant, body })).data

export const startBulk = async (tenant: string, body: Work): Promise<Bulk> =>
  (await (await panel()).panelApi('/api/admin/translations', { method: 'post', tenant, body })).data

const readBulk = async (tenant: string, id: string): Promise<Bulk> =>
  (await (await panel()).panelApi('/api/admin/translations/{id}', { tenant, params: { id } })).data

export const changeBulk = async (
  tenant: string,
  id: string,
  action: 'cancel' | 'continue',
): Promise<Bulk> => {
  const { panelApi } = await panel()
  const options = { method: 'post', tenant, params: { id } } as const
  return action === 'cancel'
    ? (await panelApi('/api/admin/translations/{id}/cancel', options)).data
    : (await panelApi('/api/admin/translations/{id}/continue', options)).data
}

/** Between two readings where no events come through. */
const INTERVAL_MS = 1500

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, INTERVAL_MS)
  })

/** A bulk translation as it goes on, by the events of the server; where a proxy stops those, it is read now and then. */
export async function* followBulk(tenant: string, id: string, signal: AbortSignal): AsyncGenerator<Bulk> {
  const { panelEvents } = await import('@/src/api-client/panel-events')
  const options = { method: 'get', tenant, params: { id }, signal } as const
  let state: Bulk['state'] = 'running'
  while (state === 'running' && !signal.aborted) {
    try {
      for await (const { event, data } of panelEvents('/api/admin/translations/{id}', options)) {
        if (event !== 'progress') continue
        // The document of the API declares it.
        const bulk = data as Bulk
        state = bulk.state
        yield bulk
      }
    } catch {
      // Read below, as after a stream that ended before the translation did.
    }
    if (state !== 'running' || signal.aborted) return
    await pause()
    const bulk = signal.aborted ? null : await readBulk(tenant, id).catch(() => null)
    if (bulk) yield bulk
    state = bulk?.state ?? state
  }
}

const LISTED = 100

export async function readBulkDocuments(
  tenant: string,
  id: string,
  state: 'done' | 'failed',
): Promise<BulkDocuments> {
  const { panelApi } = await panel()
  const query = { state, limit: LISTED }
  const { data, meta } = await panelApi('/api/admin/translations/{id}/documents', {
    ...{ tenant, params: { id }, query },
  })
  return { rows: data, total: meta.total }
}
