import type { ApiResponse } from '@/src/api-client/types'
import type { Locale } from '@/src/lib/constants'

export type PageChoices = ApiResponse<'/panel-api/pages/choices'>
export type PageChoice = PageChoices['data'][number]

/** Whose pages, and the language of their titles and paths. */
export type PageScope = { tenant: string | null; locale: Locale }

type Query = { search?: string; ids?: string }

async function request(
  { tenant, locale }: PageScope,
  query: Query,
  signal?: AbortSignal,
): Promise<PageChoices> {
  const { panelApi } = await import('@/src/api-client/panel')
  return panelApi('/panel-api/pages/choices', {
    query: { locale, ...query },
    ...(tenant !== null && { tenant }),
    ...(signal && { signal }),
  })
}

export const searchPages = (scope: PageScope, search: string, signal: AbortSignal): Promise<PageChoices> =>
  request(scope, { search }, signal)

type Batch = { ids: Set<string>; result: Promise<PageChoices> }

const batches = new Map<string, Batch>()

/** What is known of a chosen page; the pickers of a form that ask at the same time share a request. */
export async function loadPage(scope: PageScope, id: string): Promise<PageChoice | null> {
  const key = `${scope.tenant} ${scope.locale}`
  const start = (): Batch => {
    const ids = new Set<string>()
    const turn = new Promise<void>((resolve) => setTimeout(resolve, 0))
    const result = turn.then(() => {
      batches.delete(key)
      return request(scope, { ids: [...ids].join(',') })
    })
    return { ids, result }
  }
  const batch = batches.get(key) ?? start()
  batches.set(key, batch)
  batch.ids.add(id)
  const { data } = await batch.result
  return data.find((page) => page.id === id) ?? null
}
