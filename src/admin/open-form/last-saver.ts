import { panelApi } from '@/src/api-client/panel'
import { isVersioned } from '@/src/features/document-versions/rules/versioned'

/** The name of who saved the newest version; null where that is unknown, or may not be seen. */
export type Saver = string | null

/** Who saved the newest version of a document. */
export async function lastSaver(collection: string, uuid: string): Promise<Saver> {
  if (!isVersioned(collection)) return null
  const asked = { params: { uuid }, query: { limit: 1 } } as const
  const versions = await panelApi(`/api/admin/${collection}/{uuid}/versions`, asked).catch(() => null)
  return versions?.data[0]?.savedBy.name ?? null
}
