import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type Plugin,
  type TypeWithID,
} from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { isRecord } from '@/src/lib/is-record'
import { requestConnection } from '@/src/platform/database/connection'
import { apiTokenOf } from './api-token'
import { isTrashed } from './trash'
import { isByWriter, OFFLINE, type Write, withoutWriters } from './writer-scope'

const WRITES: readonly string[] = ['create', 'update', 'delete', 'restoreVersion']

const REASONS = {
  token: {
    nl: 'Met deze API-token kunt u alleen concepten schrijven, en niets wijzigen dat bezoekers zien.',
    en: 'This API token only allows writing drafts, and changing nothing that visitors see.',
  },
  role: {
    nl: 'Als schrijver schrijft u concepten, en wijzigt u niets dat bezoekers zien. Vraag een beoordeling aan om het online te krijgen.',
    en: 'As a writer you write drafts, and change nothing that visitors see. Request a review to get it online.',
  },
  scheduled: {
    nl: 'Deze inhoud gaat op een vast moment online zoals ze dan is. Vraag een redacteur om de planning te annuleren voordat u haar wijzigt.',
    en: 'This content goes online at a set time, as it is then. Ask an editor to cancel that before you change it.',
  },
} as const satisfies Record<string, LocaleTexts>

function reject({ i18n }: PayloadRequest, reason: keyof typeof REASONS): never {
  throw new APIError(textIn(REASONS[reason], i18n.language), 403, null, true)
}

/** Whether a document is published in any locale, or in the trash, from where an editor can still bring it back. */
async function isBeyondDrafts(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: unknown,
  isErased: boolean,
): Promise<boolean> {
  const doc = await req.payload.db.findOne<TypeWithID & { _status?: unknown; deletedAt?: unknown }>({
    collection,
    where: { id: { equals: id } },
    select: { _status: true, ...(isErased && isTrashed(collection) && { deletedAt: true }) },
    locale: 'all',
    req,
  })
  // One status, or an object with one per locale.
  const status = doc?._status
  if (isErased && doc?.deletedAt) return true
  return status === 'published' || (isRecord(status) && Object.values(status).includes('published'))
}

/** What is written to a scheduled document is published at its time. */
async function isScheduled(req: PayloadRequest, id: unknown): Promise<boolean> {
  const connection = await requestConnection(req)
  const { rowCount } = await connection.execute(
    sql`SELECT 1 FROM schedules WHERE coalesce(page_id, post_id)::text = ${String(id)} AND action = 'publish' LIMIT 1`,
  )
  return rowCount !== 0
}

const PUBLISHING = ['publishSpecificLocale', 'publishAllLocales', 'unpublishAllLocales'] as const

const publishes = (args: object): boolean => {
  const data: unknown = 'data' in args ? args.data : null
  const status = data && typeof data === 'object' && '_status' in data ? data._status : 'draft'
  return status !== 'draft' || PUBLISHING.some((name) => name in args && Reflect.get(args, name))
}

/**
 * Lets an account write drafts and nothing else: no document without drafts, no publication, and of a published document only
 * a newer draft.
 */
async function assertDraft(write: Write, reason: 'token' | 'role'): Promise<void> {
  const { args, operation, collection, req } = write
  if (!collection.versions?.drafts || operation === 'restoreVersion' || publishes(args)) reject(req, reason)
  if (operation === 'create') return
  if (operation === 'update' && 'id' in args && (await isScheduled(req, args.id)))
    reject(req, reason === 'role' ? 'scheduled' : reason)
  if (operation === 'update' && 'draft' in args && args.draft) return
  const slug = collection.slug as CollectionSlug
  if (!('id' in args) || (await isBeyondDrafts(req, slug, args.id, operation === 'delete')))
    reject(req, reason)
}

/** What hooks write on behalf of the system is not restricted. */
const restrictToDrafts: CollectionBeforeOperationHook = async ({
  args,
  operation,
  collection,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !WRITES.includes(operation)) return args
  const write = { args, operation, collection, req }
  if (apiTokenOf(req.user)?.scope === 'draft') await assertDraft(write, 'token')
  else if (await isByWriter(write)) {
    const isOffline = OFFLINE[collection.slug]
    if (isOffline && operation !== 'restoreVersion' && (await isOffline(write))) return args
    await assertDraft(write, 'role')
  }
  return withoutWriters(write, args)
}

/** Adds the check to every collection. */
export const draftScope: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [restrictToDrafts, ...(collection.hooks?.beforeOperation ?? [])],
    },
  })),
})
