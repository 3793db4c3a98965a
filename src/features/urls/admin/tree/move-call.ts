import type { Locale } from '@/src/lib/constants'

export type Place = { tenant: string; domain: string; locale: Locale }

type Wanted = { from: string; to: string; leaveRedirects: boolean }

/** Moves a page with those below it. @returns how many moved @throws {HttpError} */
export async function movePage(
  { tenant, ...place }: Place,
  { from, to, leaveRedirects }: Wanted,
): Promise<number> {
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi('/api/admin/page-urls/move', {
    method: 'post',
    tenant,
    query: { redirects: leaveRedirects ? 'true' : 'false' },
    body: { ...place, from, to },
  })
  return data.length
}
