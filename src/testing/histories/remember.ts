import type { History } from './history'
import { RULES } from './kinds'

/** Keeps the content of the newest version, to which a restore can lead. */
export async function remember({ payload, id, kind, model, versions }: History): Promise<void> {
  if (!RULES[kind].hasDrafts) return
  const where = { parent: { equals: id }, latest: { equals: true } }
  const options = { depth: 0, trash: true, overrideAccess: true } as const
  const { docs } = await payload.findVersions({ collection: kind, where, ...options })
  for (const version of docs) versions.set(version.id, model.draft)
}
