import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type Plugin,
  type TypeWithID,
} from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { isRecord } from '@/src/lib/is-record'
import { requestConnection } from '@/src/platform/database/connection'
import { apiTokenOf } from './api-token'

const WRITES: readonly string[] = ['create', 'update', 'delete', 'restoreVersion']

function reject({ i18n }: PayloadRequest): never {
  const message = textIn(
    {
      nl: 'Met deze API-token kunt u alleen concepten schrijven, en niets wijzigen dat bezoekers zien.',
      en: 'This API token only allows writing drafts, and changing nothing that visitors see.',
    },
    i18n.language,
  )
  throw new APIError(message, 403, null, true)
}

/** Whether a document is published in any locale. */
async function isPublished(req: PayloadRequest, collection: CollectionSlug, id: unknown): Promise<boolean> {
  const doc = await req.payload.db.findOne<TypeWithID & { _status?: unknown }>({
    collection,
    where: { id: { equals: id } },
    select: { _status: true },
    locale: 'all',
    req,
  })
  // One status, or an object with one per locale.
  const status = doc?._status
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
 * Lets a `draft` token write drafts and nothing else: no document without drafts, no publication, and of a published
 * document only a newer draft. What hooks write on behalf of the system is not restricted.
 */
const restrictToDrafts: CollectionBeforeOperationHook = async ({
  args,
  operation,
  collection,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !WRITES.includes(operation) || apiTokenOf(req.user)?.scope !== 'draft') return args
  if (!collection.versions?.drafts || operation === 'restoreVersion' || publishes(args)) reject(req)
  if (operation === 'create') return args
  if (operation === 'update' && 'id' in args && (await isScheduled(req, args.id))) reject(req)
  if (operation === 'update' && 'draft' in args && args.draft) return args
  if (!('id' in args) || (await isPublished(req, collection.slug as CollectionSlug, args.id))) reject(req)
  return args
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
