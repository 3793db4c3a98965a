import type { z } from '@hono/zod-openapi'

import type { Caller } from '@/src/api/core/environment'
import { assertCurrent } from '@/src/api/core/etag'
import { invalid } from '@/src/api/core/from-error'
import { ApiError } from '@/src/api/core/problems'
import { isPersonal } from '@/collections/registry'
import { findOne } from '@/src/api/core/resource/find'
import { isPermitted } from '@/src/api/core/tenant'
import { writeEntry } from '@/src/features/audit'
import type { Locale } from '@/src/lib/constants'
import { lockByName } from '@/src/platform/database/lock'
import { type CommentedCollection, MAX_COMMENTS } from '../rules/comment'
import { mentionable } from '../server/people'
import { type Comment, findThread, type Thread } from '../server/read'
import { storeComment } from '../server/write'
import type { commentText } from './schemas'

const NOUNS = {
  pages: 'page',
  posts: 'post',
  templates: 'template',
  products: 'product',
  'form-submissions': 'submission',
} as const satisfies Record<CommentedCollection, string>

type Document = { collection: CommentedCollection; document: string; locale: Locale }

/** @throws {ApiError} 404 when the caller may not read the draft of the document */
export const findDocument = (caller: Caller, { collection, document, locale }: Document) =>
  findOne({ collection, noun: NOUNS[collection], drafts: true, search: [] }, caller, document, locale)

/** @throws {ApiError} 404 when the tenant has no such comment, or its document is in the trash */
export async function threadOf(caller: Caller, id: string): Promise<Thread> {
  const thread = await findThread(caller.req, caller.tenant.id, id)
  if (thread) return thread
  throw new ApiError('notFound', `There is no comment ${id} in "${caller.tenant.slug}".`)
}

const lock = ({ req }: Caller, document: string) => lockByName(req, `comments ${document}`)

/**
 * As `threadOf`, without anybody else who writes about the document until the transaction ends.
 * @throws {ApiError} 412 when `If-Match` names another version
 */
export async function lockedThread(caller: Caller, id: string, request: Request): Promise<Thread> {
  await lock(caller, (await threadOf(caller, id)).document)
  const data = await threadOf(caller, id)
  assertCurrent(request.headers.get('if-match'), { data })
  return data
}

const commentIn = (thread: Thread, id: string): Comment =>
  [thread, ...thread.replies].find((comment) => comment.id === id) ?? thread

/** @throws {ApiError} 422 for somebody who has no role in the tenant */
export async function assertMentionable({ req, tenant }: Caller, mentions: readonly string[]): Promise<void> {
  if (mentions.length === 0) return
  const people = new Set((await mentionable(req, tenant.id)).map(({ id }) => id))
  const errors = mentions.flatMap((id, index) =>
    people.has(id)
      ? []
      : [{ path: `mentions.${index}`, message: 'Name somebody who has a role in the tenant.' }],
  )
  if (errors.length > 0) throw invalid(errors)
}

/** As in the log of other changes, visitors are not named. */
function titleInLog(
  { collection }: Document,
  found: Awaited<ReturnType<typeof findDocument>>,
): string | null {
  if (isPersonal(collection)) return null
  if ('title' in found) return found.title
  return 'name' in found ? found.name : null
}

/** The audit log says that somebody commented, not what. */
export async function log(
  caller: Caller,
  about: Document,
  kind: 'added' | 'changed' | 'removed',
): Promise<void> {
  const found = await findDocument(caller, about)
  await writeEntry(caller.req, {
    ...{ tenant: caller.tenant.id, action: 'update', locale: about.locale },
    document: { collection: about.collection, id: about.document, title: titleInLog(about, found) },
    changes: [{ path: ['comment'], kind }],
  })
}

type Said = z.output<typeof commentText>

/** @throws {ApiError} 409 when the document has as many comments as it may */
export async function say(
  caller: Caller,
  where: Document & { path: string | null; thread?: string },
  said: Said,
): Promise<Thread> {
  const { thread = null, ...about } = where
  await assertMentionable(caller, said.mentions)
  await lock(caller, about.document)
  const id = await storeComment(caller.req, { tenant: caller.tenant.id, place: about, thread }, said)
  if (!id)
    throw new ApiError(
      'conflict',
      `A ${NOUNS[about.collection]} can have ${MAX_COMMENTS} comments. Delete some first.`,
    )
  await log(caller, about, 'added')
  return threadOf(caller, id)
}

/** @throws {ApiError} 403 for a comment of somebody else */
export function assertOwn({ user }: Caller, thread: Thread, id: string): void {
  if (commentIn(thread, id).author?.id !== user.id)
    throw new ApiError('forbidden', 'Only the author can edit a comment.')
}

/** @throws {ApiError} 403 for a comment of somebody else, 409 for one that others have replied to */
export function assertDeletable({ user, tenant }: Caller, thread: Thread, id: string): void {
  if (isPermitted(user, tenant, 'comments.moderate')) return
  if (commentIn(thread, id).author?.id !== user.id)
    throw new ApiError('forbidden', 'Only its author and admins can delete a comment.')
  if (thread.id === id && thread.replies.some(({ author }) => author?.id !== user.id))
    throw new ApiError('conflict', 'Others have replied to this comment. Resolve it instead.')
}
