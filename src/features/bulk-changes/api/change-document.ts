import type { Caller } from '@/src/api/core/environment'
import { asCaller } from '@/src/api/core/resource/find'
import { inOwnTransaction, rejectionOf } from '@/src/api/core/resource/own-transaction'
import { publicationsOf } from '@/src/api/core/resource/publication'
import { textIn } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { lockRow } from '@/src/platform/database/lock'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import { tableName } from '@/src/platform/database/table-name'
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

/** As {@link inOwnTransaction}, with the reason of what was rejected. */
export async function attempt(
  caller: Caller,
  id: string,
  work: (own: Caller) => Promise<BulkOutcome>,
): Promise<Changed> {
  try {
    return { outcome: await inOwnTransaction(caller, work), locale: null, reason: null }
  } catch (error) {
    const [cause, locale] = error instanceof LocaleError ? [error.cause, error.locale] : [error, null]
    return reject(rejectionOf(caller.req, cause, id), locale)
  }
}

/** Changes a document by itself. */
export async function changeDocument(caller: Caller, change: Change, target: Target): Promise<Changed> {
  const { collection, action, locale } = change
  const hasText = LOCALES.some((code) => target.titles[code])
  if (action === 'publish' && locale === EVERY_LOCALE && !hasText)
    return reject(textIn(BULK_REASONS, caller.req.i18n.language).empty)
  return attempt(caller, target.id, async (own) => {
    await lockRow(own.req, tableName(collection), target.id)
    if (action === 'trash') return moveToTrash(own, change, target)
    return changeStatus(own, { ...change, action }, target)
  })
}
