import { createLocalReq, type PayloadRequest } from 'payload'

import type { Caller } from '@/src/api/core/environment'
import { asCaller } from '@/src/api/core/resource/find'
import { publicationsOf } from '@/src/api/core/resource/publication'
import { textIn } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { lockRow } from '@/src/platform/database/lock'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import { tableName } from '@/src/platform/database/table-name'
import { inTransaction } from '@/src/platform/database/transaction'
import { publicError } from '@/src/upstream/payload/bulk-operations/rejection'
import { lockErrorMessage } from '@/src/upstream/payload/document-locks/translate-lock-error'
import {
  BULK_REASONS,
  type BulkAction,
  type BulkLocale,
  type BulkOutcome,
  EVERY_LOCALE,
  publishedLocales,
} from '../rules/bulk-change'

export type Change = {
  collection: ScheduledCollection
  action: BulkAction
  locale: BulkLocale
}
/** A document with its titles by locale. */
export type Target = { id: string; titles: Partial<Record<Locale, string>> }
export type Changed = {
  outcome: BulkOutcome
  locale: Locale | null
  reason: string | null
}

export const reject = (reason: string, locale: Locale | null = null): Changed => ({
  outcome: 'rejected',
  locale,
  reason,
})

/** An error in one of several languages. */
class LocaleError extends Error {
  readonly locale: Locale
  override readonly cause: unknown

  constructor(locale: Locale, cause: unknown) {
    super(`A bulk change failed in ${locale}`)
    this.locale = locale
    this.cause = cause
  }
}

const STATUS = { publish: 'published', unpublish: 'draft' } as const

type StatusChange = Change & { action: keyof typeof STATUS }

/** Publishes or unpublishes where that changes anything. @throws {LocaleError} */
async function changeStatus(
  caller: Caller,
  change: StatusChange,
  { id, titles }: Target,
): Promise<BulkOutcome> {
  const { collection, action, locale: wanted } = change
  const read = async () => (await publicationsOf(caller, collection, [{ id }]))(id)
  const before = await read()
  const isPublic = (state: string) => state === 'published' || state === 'changed'
  const locales =
    action === 'publish'
      ? publishedLocales(wanted, (code) => Boolean(titles[code])).filter(
          (code) => before[code] !== 'published',
        )
      : LOCALES.filter((code) => (wanted === EVERY_LOCALE || wanted === code) && isPublic(before[code]))
  for (const locale of locales)
    try {
      const data = { _status: STATUS[action] }
      await caller.req.payload.update({
        collection,
        id,
        locale,
        data,
        overrideLock: false,
        ...asCaller(caller),
      })
    } catch (error) {
      throw new LocaleError(locale, error)
    }
  if (locales.length === 0) return 'unchanged'
  const after = action === 'publish' ? await read() : before
  return locales.every((code) => after[code] === 'scheduled') ? 'scheduled' : 'done'
}

async function moveToTrash(caller: Caller, { collection }: Change, { id }: Target): Promise<BulkOutcome> {
  const data = { deletedAt: new Date().toISOString() }
  await caller.req.payload.update({
    collection,
    id,
    data,
    overrideLock: false,
    ...asCaller(caller),
  })
  return 'done'
}

function rejected(req: PayloadRequest, error: unknown, id: string): Changed {
  const [cause, locale] = error instanceof LocaleError ? [error.cause, error.locale] : [error, null]
  const known = lockErrorMessage(cause, req) ?? publicError(cause)?.message
  if (known === undefined) req.payload.logger.error({ err: cause, id }, 'A document of a bulk change failed')
  return reject(known ?? textIn(BULK_REASONS, req.i18n.language).unknown, locale)
}

/** Does the work in a request and a transaction of its own: what becomes of the others does not matter to it. */
export async function inOwnTransaction(
  { user, tenant, req }: Caller,
  id: string,
  work: (own: Caller) => Promise<BulkOutcome>,
): Promise<Changed> {
  const { i18n, headers } = req
  const own = { user, tenant, req: await createLocalReq({ user, req: { i18n, headers } }, req.payload) }
  try {
    return { outcome: await inTransaction(own.req, () => work(own)), locale: null, reason: null }
  } catch (error) {
    return rejected(own.req, error, id)
  }
}

/** Changes a document by itself. */
export async function changeDocument(caller: Caller, change: Change, target: Target): Promise<Changed> {
  const { collection, action, locale } = change
  const hasText = LOCALES.some((code) => target.titles[code])
  if (action === 'publish' && locale === EVERY_LOCALE && !hasText)
    return reject(textIn(BULK_REASONS, caller.req.i18n.language).empty)
  return inOwnTransaction(caller, target.id, async (own) => {
    await lockRow(own.req, tableName(collection), target.id)
    if (action === 'trash') return moveToTrash(own, change, target)
    return changeStatus(own, { ...change, action }, target)
  })
}
