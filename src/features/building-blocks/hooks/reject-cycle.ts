import { ValidationError, type CollectionBeforeChangeHook } from 'payload'

import type { BuildingBlock } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { textIn } from '@/src/i18n/locale-texts'

type Graph = ReadonlyMap<string, readonly string[]>

/** Whether `from` can be reached from any of `starts`. */
function reaches(graph: Graph, starts: readonly string[], from: string): boolean {
  const seen = new Set<string>()
  const open = [...starts]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === from) return true
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...(graph.get(id) ?? []))
  }
  return false
}

/** Rejects a building block that depends on itself, directly or through others. */
export const rejectDependencyCycle: CollectionBeforeChangeHook<BuildingBlock> = async ({
  data,
  originalDoc,
  req,
}) => {
  const dependsOn = (data.dependsOn ?? []).map(referenceId)
  const tenant = data.tenant ?? originalDoc?.tenant
  if (!originalDoc || dependsOn.length === 0 || !tenant) return data
  const { docs } = await req.payload.find({
    collection: 'building-blocks',
    where: { tenant: { equals: referenceId(tenant) }, id: { not_equals: originalDoc.id } },
    select: { dependsOn: true },
    depth: 0,
    pagination: false,
    // Only compares ids of dependencies, so the actor's read access does not matter.
    overrideAccess: true,
    req,
  })
  const graph = new Map(docs.map(({ id, dependsOn: needs }) => [id, (needs ?? []).map(referenceId)]))
  if (!reaches(graph, dependsOn, originalDoc.id)) return data
  const message = textIn(
    {
      nl: 'Dit maakt een kring: een van deze bouwblokken heeft dit bouwblok zelf nodig.',
      en: 'This makes a circular dependency: one of these building blocks depends on this one.',
    },
    req.i18n.language,
  )
  throw new ValidationError(
    { collection: 'building-blocks', errors: [{ path: 'dependsOn', message }] },
    req.t,
  )
}
