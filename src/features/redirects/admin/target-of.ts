import type { Payload } from 'payload'

import type { Redirect } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { batchLoader } from '@/src/lib/batch-loader'
import { globalSingleton } from '@/src/lib/global-singleton'

async function readPaths(payload: Payload, ids: string[]): Promise<(id: string) => string | null> {
  const { docs } = await payload.find({
    collection: 'page-urls',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    // The account may read the redirects, whose targets belong to the same tenant.
    overrideAccess: true,
  })
  const paths = new Map(docs.map(({ id, path, locale }) => [id, `${path} · ${locale.toUpperCase()}`]))
  return (id) => paths.get(id) ?? null
}

/** The target of a redirect for its list: a URL, or the path and locale of a page; null for 410. */
export async function targetOf(
  payload: Payload,
  { status, to }: Pick<Redirect, 'status' | 'to'>,
): Promise<string | null> {
  if (status === '410' || !to) return null
  if (to.type === 'custom') return to.url ?? null
  if (!to.reference) return null
  const read = globalSingleton('redirect-targets', () => batchLoader((ids) => readPaths(payload, ids)))
  return read(referenceId(to.reference))
}
