import type { APIRequestContext } from '@playwright/test'

import { type Collection, COLLECTIONS, type CollectionFacts, type NavSection } from '@/collections/registry'
import { NEW_DOCUMENT_HEADINGS } from '@/src/admin/document/texts'
import { isTranslated } from '@/src/features/translation/rules/translated'

/** @property linked the navigation leads to it */
export type Screen = { path: string; status?: number; linked?: boolean }

type Api = { request: APIRequestContext; base: string; token: string }
type Found = { docs: { id: string }[] }

/** Screens outside the collections, by their path after `/admin`. */
const OTHER_SCREENS: readonly Screen[] = [
  { path: '', linked: true },
  { path: '/account' },
  { path: '/assistant', linked: true },
  { path: '/calendar', linked: true },
  { path: '/releases', linked: true },
  { path: '/page-tree', linked: true },
  { path: '/translations', linked: true },
  { path: '/cms/playground' },
  { path: '/cms/playground/teapot', status: 418 },
  // A filter that does not exist is left out.
  { path: '/audit-log?where[nonsense][equals]=x' },
  // Nobody creates an entry of the log.
  { path: '/audit-log/create', status: 404 },
]

async function read<T>({ request, base, token }: Api, path: string): Promise<T> {
  const response = await request.get(`${base}/payload-api/${path}`, {
    headers: { Authorization: `JWT ${token}` },
  })
  if (!response.ok()) throw new Error(`${path}: ${response.status()}`)
  return (await response.json()) as T
}

/** The oldest document that the demo has; other tests leave it alone. */
async function oldest(api: Api, slug: Collection, { tenantOwned }: CollectionFacts): Promise<string | null> {
  const ofTenant = tenantOwned ? 'where[tenant.slug][equals]=kade&' : ''
  const { docs } = await read<Found>(api, `${slug}?${ofTenant}sort=createdAt&limit=1&depth=0`)
  return docs[0]?.id ?? null
}

async function newestVersion(api: Api, slug: Collection, id: string): Promise<string | null> {
  const query = `where[parent][equals]=${id}&sort=-updatedAt&limit=1&depth=0`
  const versions = await read<Found>(api, `${slug}/versions?${query}`).catch(() => null)
  return versions?.docs[0]?.id ?? null
}

async function screensOf(api: Api, slug: Collection, facts: CollectionFacts): Promise<string[]> {
  const { adminPath, createSegment = 'create', previewed, tenantOwned } = facts
  const paths: string[] = [adminPath]
  if (tenantOwned === 'one') return paths
  if (NEW_DOCUMENT_HEADINGS[slug]) paths.push(`${adminPath}/${createSegment}`)
  const id = await oldest(api, slug, facts)
  if (!id) return paths
  paths.push(`${adminPath}/${id}`)
  const version = await newestVersion(api, slug, id)
  if (version) paths.push(`${adminPath}/${id}/versions`, `${adminPath}/${id}/versions/${version}`)
  if (previewed) paths.push(`${adminPath}/preview/${id}`)
  if (isTranslated(slug)) paths.push(`/translations/${slug}/${id}`)
  return paths
}

/**
 * The screens of a section of the navigation, or those outside it: of each collection all that a super admin can open.
 * @param linked the paths that the navigation leads to; the other collections have no screens
 */
export async function screensIn(
  api: Api,
  section: NavSection | 'other',
  linked: readonly string[],
): Promise<readonly Screen[]> {
  if (section === 'other') return OTHER_SCREENS
  const rows = Object.entries<CollectionFacts>(COLLECTIONS).filter(
    ([, facts]) => facts.section === section && linked.includes(facts.adminPath),
  )
  const paths = await Promise.all(rows.map(([slug, facts]) => screensOf(api, slug as Collection, facts)))
  return paths.flat().map((path) => ({ path, linked: linked.includes(path) }))
}
