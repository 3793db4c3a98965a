import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'

import type { Post } from '@/payload-types'
import { checkNextDraft } from '@/src/access/publication-rules'
import { futureTime, type ScheduledDocument } from '@/src/features/schedules/rules/schedule'
import { assertReviewed } from '@/src/features/reviews'
import { isRestoring } from '@/src/fields/block-rows/clear-missing'
import { isLocale, type Locale } from '@/src/lib/constants'
import { isUuid } from '@/src/lib/uuid'
import { SCHEDULED_COLLECTIONS } from '@/src/platform/database/schedule-column'
import { isUnpublishing } from '@/src/upstream/payload/unpublish-incomplete'
import { cancelSchedules, draftDate, movePublication, scheduledDate, storeSchedule } from './store'

/** Marks the requests in which a schedule runs. */
export const RUNNING_SCHEDULE = 'runningSchedule'

/** Marks a save that would have published: the time at which that happens now. */
const SCHEDULED = Symbol('scheduled')

type Save = {
  [SCHEDULED]?: string
  collection: { config: SanitizedCollectionConfig }
  id?: unknown
  data?: Partial<Post>
  draft?: boolean
  autosave?: boolean
  overrideAccess?: boolean
  publishSpecificLocale?: string
  unpublishAllLocales?: boolean | string
}

/** Payload saves a new document as a draft whatever its status, and an existing one only without the status. */
const savesDraft = ({ draft, data }: Save, isNew: boolean): boolean =>
  draft === true && (isNew || data?._status !== 'published')

const publishes = (save: Save, isNew: boolean): boolean =>
  save.data?._status === 'published' && !savesDraft(save, isNew)

const localeOf = ({ publishSpecificLocale }: Save, req: PayloadRequest): Locale | null =>
  [publishSpecificLocale, req.locale].find((code) => isLocale(code)) ?? null

/** What is scheduled must be complete, as what is published. */
function validated({ config }: Save['collection']): Save['collection'] {
  const drafts = config.versions?.drafts
  const versions = {
    ...config.versions,
    drafts: { ...(typeof drafts === 'object' && drafts), validate: true },
  }
  return { config: { ...config, versions } as SanitizedCollectionConfig }
}

/** Saves a draft in place of publishing a post whose date is in the future; `keepSchedules` stores when it is published. */
export const scheduleFuturePost: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const save = args as Save
  const isNew = operation === 'create'
  if ((!isNew && operation !== 'update') || !publishes(save, isNew)) return args
  const { id, data = {} } = save
  if (!isNew && !isUuid(id)) throw new Error('Posts are published one by one: each has a date of its own.')
  const date = 'publishedAt' in data || !isUuid(id) ? data.publishedAt : await draftDate(req, id)
  const at = futureTime(date)
  if (at === null) return args
  checkNextDraft(req)
  const scheduling: Save = {
    ...save,
    collection: { ...save.collection, ...validated(save.collection) },
    data: { ...data, _status: 'draft' },
    draft: true,
    autosave: false,
    [SCHEDULED]: at,
  }
  return scheduling as unknown as typeof args
}

type Saved = { doc: { id: string }; isNew: boolean; locale: Locale | null }

/**
 * Schedules follow the date of their post. A date in the past publishes the locale that is saved, and no other; an autosave
 * never publishes, because somebody who picks a date passes others.
 */
async function followDate(
  req: PayloadRequest,
  { doc: { id }, locale }: Saved,
  isAutosave: boolean,
): Promise<void> {
  const date = await scheduledDate(req, id)
  if (date === null) return
  if (futureTime(date)) await movePublication(req, { post: id, locale: null, at: date })
  else if (!isAutosave && locale) await movePublication(req, { post: id, locale, at: date })
}

/** Publishing a locale cancels its scheduled publication; unpublishing cancels all its schedules. */
async function cancelSettled(
  req: PayloadRequest,
  save: Save,
  document: ScheduledDocument,
  { isNew, locale }: Saved,
): Promise<void> {
  const isEvery = String(save.unpublishAllLocales) === 'true'
  if (isEvery) await cancelSchedules(req, { ...document, locale: null, action: null })
  else if (isUnpublishing(save)) {
    // A schedule that runs has deleted itself, and leaves the others: a later publication stays.
    if (!req.context[RUNNING_SCHEDULE]) await cancelSchedules(req, { ...document, locale, action: null })
  } else if (!savesDraft(save, isNew)) await cancelSchedules(req, { ...document, locale, action: 'publish' })
}

async function afterSave(req: PayloadRequest, save: Save, saved: Saved): Promise<void> {
  const { doc, isNew, locale } = saved
  const document = { collection: 'posts', id: doc.id } as const
  const at = save[SCHEDULED]
  if (at !== undefined && locale) {
    if (!save.overrideAccess)
      await assertReviewed(req, { collection: 'posts', document: doc.id, locale }, true)
    await storeSchedule(req, { ...document, locale, action: 'publish', at })
  } else await cancelSettled(req, save, document, saved)
  if (!isNew) await followDate(req, saved, save.autosave === true)
}

/** Stores, moves or cancels the schedules of a page or post that was saved or restored. */
export const keepSchedules: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const doc = result as unknown as { id: string }
  const slug = SCHEDULED_COLLECTIONS.find((each) => each === collection.slug)
  if (!slug || !isUuid(doc.id)) return result
  const [save, document] = [args as unknown as Save, { collection: slug, id: doc.id }]
  const publication = { ...document, locale: localeOf(save, req), action: 'publish' } as const
  if (operation === 'restoreVersion') await cancelSchedules(req, { ...publication, locale: null })
  if (operation !== 'create' && operation !== 'updateByID') return result
  const saved = { doc, isNew: operation === 'create', locale: publication.locale }
  // What somebody brought back is published when somebody says so.
  if (isRestoring(req)) await cancelSchedules(req, publication)
  else if (slug === 'posts') await afterSave(req, save, saved)
  else await cancelSettled(req, save, document, saved)
  return result
}
