import { sql } from '@payloadcms/db-postgres'
import type { z } from '@hono/zod-openapi'

import { mayPublish } from '@/src/access/memberships'
import type { Caller } from '@/src/api/core/environment'
import { assertCurrent } from '@/src/api/core/etag'
import { invalid } from '@/src/api/core/from-error'
import { ApiError } from '@/src/api/core/problems'
import { findOne } from '@/src/api/core/resource/find'
import { writeEntry } from '@/src/features/audit'
import { restoreVersion } from '@/src/features/document-versions'
import { requestConnection } from '@/src/platform/database/connection'
import { lockRow } from '@/src/platform/database/lock'
import { MAX_RELEASE_ITEMS, type Release, type ReleasePlace } from '../rules/release'
import { conflictOf, readSaid, saidOf, undoConflictOf } from '../server/item-state'
import { publishItems, rehearse, withOwnContext } from '../server/publish'
import { listItems, listReleases, type StoredItem } from '../server/read'
import { reasonFor } from '../server/reasons'
import { type Rejection, ReleaseRejected } from '../server/rejections'
import { undoItems } from '../server/undo'
import { deleteItem, deleteRelease, pinItem, planRelease, renameRelease, storeItem } from '../server/write'
import type { release, releaseChange } from './schemas'

const NOUNS = { pages: 'page', posts: 'post', navigation: 'navigation', footer: 'footer' } as const
const HAVE_TITLES: readonly string[] = ['pages', 'posts']

/** @throws {ApiError} 404 when the tenant has no such release */
export async function findRelease({ req, tenant }: Caller, id: string): Promise<Release> {
  const { releases } = await listReleases(req, { tenant: tenant.id, id }, { page: 1, limit: 1 })
  if (releases[0]) return releases[0]
  throw new ApiError('notFound', `There is no release ${id} in "${tenant.slug}".`)
}

/** A release with what is in it, and what each document says now. */
export async function withItems({ req }: Caller, found: Release): Promise<z.input<typeof release>> {
  const items = await listItems(req, found.id)
  const described = await Promise.all(
    items.map(async ({ fingerprint, base, previous, version, isInTrash, ...shown }) => {
      const item = { fingerprint, base, previous, version, isInTrash, ...shown }
      const said = await saidOf(req, item)
      const conflict = found.state === 'open' ? conflictOf(item, said) : undoConflictOf(item, said)
      return { ...shown, isOnline: typeof said?.online === 'string', conflict, canKeep: version !== null }
    }),
  )
  return { ...found, items: described }
}

/** @throws {ApiError} 412 when `If-Match` names another version of the release */
export async function assertUnchanged(caller: Caller, id: string, request: Request): Promise<void> {
  const ifMatch = request.headers.get('if-match')
  if (ifMatch !== null)
    assertCurrent(ifMatch, { data: await withItems(caller, await findRelease(caller, id)) })
}

const conflict = ({ req }: Caller, reason: Parameters<typeof reasonFor>[1]): ApiError =>
  new ApiError('conflict', reasonFor(req, reason))

/** An open release that nobody changes until the transaction ends; a planned one only for whoever may publish it. */
async function lockOpen(caller: Caller, id: string): Promise<Release> {
  await findRelease(caller, id)
  const connection = await requestConnection(caller.req)
  await connection.execute(sql`SELECT FROM releases WHERE id = ${id} FOR UPDATE`)
  const found = await findRelease(caller, id)
  if (found.state !== 'open') throw conflict(caller, 'published')
  if (found.at && !mayPublish(caller.user, caller.tenant.id))
    throw new ApiError('forbidden', reasonFor(caller.req, 'planned'))
  return found
}

type Kind = 'added' | 'changed' | 'removed'

/** The audit log of a document says that it came into a release, left it, or was published or taken back with it. */
async function log(
  { req, tenant }: Caller,
  items: readonly (ReleasePlace & { title: string | null })[],
  kind: Kind,
) {
  for (const { collection, document, locale, title } of items)
    await writeEntry(req, {
      ...{ tenant: tenant.id, action: 'update', locale },
      document: { collection, id: document, title },
      changes: [{ path: ['release'], kind }],
    })
}

/** @throws {ApiError} 404 when the caller may not read the draft of the document */
const findDocument = (caller: Caller, { collection, document, locale }: ReleasePlace) =>
  findOne({ collection, noun: NOUNS[collection], drafts: true, search: [] }, caller, document, locale)

/** @throws {ApiError} 409 when it is in there already, there is nothing to publish, or the release is full */
export async function addItem(caller: Caller, id: string, place: ReleasePlace): Promise<Release> {
  const { req } = caller
  const { size } = await lockOpen(caller, id)
  await lockRow(req, place.collection, place.document)
  const doc = await findDocument(caller, place)
  if (size >= MAX_RELEASE_ITEMS) throw conflict(caller, 'full')
  const said = await readSaid(req, place)
  if (said.draft === said.online) throw conflict(caller, 'nothing')
  if (!(await storeItem(req, id, place, said))) throw conflict(caller, 'already')
  const title = HAVE_TITLES.includes(place.collection) && 'title' in doc ? String(doc.title ?? '') : null
  await log(caller, [{ ...place, title }], 'added')
  return findRelease(caller, id)
}

async function findItem(caller: Caller, id: string, item: string): Promise<StoredItem> {
  const found = (await listItems(caller.req, id)).find((each) => each.id === item)
  if (found) return found
  throw new ApiError('notFound', `There is no item ${item} in the release ${id}.`)
}

export async function removeItem(caller: Caller, id: string, item: string): Promise<Release> {
  await lockOpen(caller, id)
  const found = await findItem(caller, id, item)
  await deleteItem(caller.req, item)
  await log(caller, [found], 'removed')
  return findRelease(caller, id)
}

/** Settles a conflict: the release takes the draft as it is now, or what was added becomes the draft again. */
export async function settleItem(
  caller: Caller,
  id: string,
  { item, take }: { item: string; take: 'draft' | 'added' },
): Promise<Release> {
  const { req } = caller
  await lockOpen(caller, id)
  const { collection, document } = await findItem(caller, id, item)
  await lockRow(req, collection, document)
  const found = await findItem(caller, id, item)
  await findDocument(caller, found)
  if (take === 'added') {
    if (!found.version) throw conflict(caller, 'gone')
    await restoreVersion(withOwnContext(req), { collection, id: found.version, locales: [found.locale] })
  }
  await pinItem(req, found)
  await log(caller, [found], 'changed')
  return findRelease(caller, id)
}

const rejected = (req: Caller['req'], reason: 'blocked' | 'notUndone', rejections: readonly Rejection[]) =>
  new ApiError('conflict', [reasonFor(req, reason), ...rejections.map(({ message }) => message)].join(' '), {
    errors: rejections.map(({ item, field, message }) => ({
      path: ['items', item, ...(field ? [field] : [])].join('.'),
      message,
    })),
  })

async function explained(req: Caller['req'], reason: 'blocked' | 'notUndone', work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ReleaseRejected)) throw error
    throw rejected(req, reason, error.rejections)
  }
}

/** Renames a release, or plans it. @throws {ApiError} 422 for a time that is over, 409 for what could not be published now */
export async function changeRelease(
  caller: Caller,
  id: string,
  { name, at }: z.output<typeof releaseChange>,
): Promise<Release> {
  const { req } = caller
  const { size, at: before } = await lockOpen(caller, id)
  if (name !== undefined) await renameRelease(req, id, name)
  const planned = at && new Date(at).toISOString()
  if (planned === undefined || planned === before) return findRelease(caller, id)
  if (planned !== null) {
    if (Date.parse(planned) <= Date.now()) throw invalid([{ path: 'at', message: reasonFor(req, 'past') }])
    if (size === 0) throw conflict(caller, 'empty')
    const rejections = await rehearse(req, id)
    if (rejections.length > 0) throw rejected(req, 'blocked', rejections)
  }
  await planRelease(req, id, planned)
  return findRelease(caller, id)
}

export async function checkRelease(caller: Caller, id: string): Promise<readonly Rejection[]> {
  await lockOpen(caller, id)
  return rehearse(caller.req, id)
}

export async function publishRelease(caller: Caller, id: string): Promise<Release> {
  const { req } = caller
  const { size } = await lockOpen(caller, id)
  if (size === 0) throw conflict(caller, 'empty')
  await explained(req, 'blocked', () => publishItems(req, id))
  await log(caller, await listItems(req, id), 'changed')
  return findRelease(caller, id)
}

export async function undoRelease(caller: Caller, id: string, leaveChanged: boolean): Promise<Release> {
  const { req } = caller
  await findRelease(caller, id)
  const connection = await requestConnection(req)
  await connection.execute(sql`SELECT FROM releases WHERE id = ${id} FOR UPDATE`)
  if ((await findRelease(caller, id)).state !== 'published') throw conflict(caller, 'open')
  await explained(req, 'notUndone', () => undoItems(req, id, leaveChanged))
  await log(caller, await listItems(req, id), 'changed')
  return findRelease(caller, id)
}

/** Deletes an open release; its documents stay as they are. */
export async function removeRelease(caller: Caller, id: string): Promise<void> {
  const found = await findRelease(caller, id)
  if (found.state !== 'open') throw conflict(caller, 'ofPublished')
  await lockOpen(caller, id)
  await log(caller, await listItems(caller.req, id), 'removed')
  await deleteRelease(caller.req, id)
}
