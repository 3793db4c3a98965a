import type { z } from '@hono/zod-openapi'
import type { Where } from 'payload'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { invalid } from '@/src/api/core/from-error'
import type { Operation } from '@/src/api/core/operation'
import { findPage } from '@/src/api/core/resource/find'
import { publicationWhere } from '@/src/api/core/resource/publication'
import type { Resource } from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import { assertPermitted } from '@/src/api/core/tenant'
import { textIn } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import { BULK_REASONS, MAX_BULK } from '../rules/bulk-change'
import { changeDocument, reject } from './change-document'
import { findTargets, resultOf, summed } from './documents'
import { bulkBody, type BulkDocument, bulkResult } from './schemas'

type Body = z.output<typeof bulkBody>
type Changeable = Pick<
  Resource<ScheduledCollection, z.ZodType>,
  'collection' | 'path' | 'tag' | 'noun' | 'plural' | 'permissions' | 'search' | 'drafts'
>

/** @throws {ApiError} 422 for no selection or two; for no language where one is needed */
function assertMeant({ req }: Caller, { action, locale, ids, filter }: Body): void {
  const words = textIn(BULK_REASONS, req.i18n.language)
  const problems = [
    ...((ids === undefined) === (filter === undefined) ? [{ path: 'ids', message: words.selection }] : []),
    ...(action !== 'trash' && locale === undefined ? [{ path: 'locale', message: words.locale }] : []),
  ]
  if (problems.length > 0) throw invalid(problems)
}

/** @throws {ApiError} 403 for a role or token that may not delete, or publish */
const assertAllowed = ({ user, tenant }: Caller, { permissions }: Changeable, { action }: Body): void =>
  assertPermitted(user, tenant, action === 'trash' ? permissions.remove : 'content.publish')

/** The ids of the filter, in the order of their creation. @throws {ApiError} 422 when they are too many */
async function idsOf(caller: Caller, resource: Changeable, { ids, filter }: Body): Promise<string[]> {
  if (!filter) return [...new Set(ids)]
  const { locale, search, publication } = filter
  const where: Where | undefined =
    publication && (await publicationWhere(caller, resource.collection, publication, locale))
  const { docs } = await findPage(resource, caller, {
    ...{ page: 1, limit: MAX_BULK + 1, pagination: false, sort: 'createdAt' },
    ...{ search, locale, where, select: { title: true } },
  })
  const { tooMany } = textIn(BULK_REASONS, caller.req.i18n.language)
  if (docs.length > MAX_BULK) throw invalid([{ path: 'filter', message: tooMany(MAX_BULK) }])
  return docs.map(({ id }) => id)
}

async function changeAll(caller: Caller, resource: Changeable, body: Body) {
  const { action, locale = LOCALES[0] } = body
  const change = { collection: resource.collection, action, locale }
  const ids = await idsOf(caller, resource, body)
  const targets = await findTargets(caller, resource.collection, ids)
  const { gone } = textIn(BULK_REASONS, caller.req.i18n.language)
  const documents: BulkDocument[] = []
  for (const id of ids) {
    const target = targets.get(id)
    const changed = target ? await changeDocument(caller, change, target) : reject(gone)
    documents.push(resultOf(id, target, locale, changed))
  }
  return summed(documents)
}

/** Publishes, unpublishes or deletes several documents, each by itself. */
export const bulkChangeOperation = (resource: Changeable): Operation =>
  adminOperation({
    method: 'post',
    path: `${resource.path}/bulk`,
    tag: resource.tag,
    summary: `Publish, unpublish or delete several ${resource.plural}`,
    description:
      'Each in a transaction of its own: one that is rejected keeps no other from being changed, and the result says why. Deleting moves to the trash and takes `content.delete`, the others `content.publish`.',
    permission: resource.permissions.write,
    ownTransaction: true,
    body: bulkBody,
    answer: dataOf(bulkResult),
    handle: async ({ caller, body }) => {
      assertMeant(caller, body)
      assertAllowed(caller, resource, body)
      return { data: await changeAll(caller, resource, body) }
    },
  })
