/** Per request, so that none waits longer than a proxy does. */
const AT_ONCE = 25

export type FilingChange = { folder?: string | null; addTags?: string[]; removeTags?: string[] }
export type Filed = { changed: number; unchanged: number }

/** Puts images of a tenant in a folder, and changes their tags. @throws {HttpError} */
export async function fileImages(
  tenant: string,
  ids: readonly string[],
  change: FilingChange,
): Promise<Filed> {
  const { panelApi } = await import('@/src/api-client/panel')
  const sum = { changed: 0, unchanged: 0 }
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const body = { ids: ids.slice(first, first + AT_ONCE), ...change }
    const { data } = await panelApi('/api/admin/images/filing', { method: 'post', tenant, body })
    sum.changed += data.changed
    sum.unchanged += data.unchanged
  }
  return sum
}
