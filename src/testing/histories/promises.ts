import type { Locale } from '@/src/lib/constants'
import type { Kind, StepKind } from './kinds'
import type { Step } from './request'

export const step = (kind: StepKind, locale: Locale, changes: Partial<Step> = {}): Step => ({
  ...{ kind, locale, isAdmin: false, version: 0, rows: 'same', date: 'keep' },
  ...{ address: 'none', isStale: false },
  ...changes,
})

/** What an editor relies on, as the shortest history that would show it broken. */
const PROMISES: Record<string, readonly Step[]> = {
  'a version is restored in one language, as a draft, and that is undone': [
    ...[step('publishAll', 'nl'), step('save', 'nl'), step('save', 'en'), step('restore', 'nl')],
    ...[step('undoRestore', 'en'), step('restorePublished', 'en'), step('restoreAll', 'nl')],
  ],
  'a copy is a draft in every language, named as one, and at no address': [
    ...[step('publishAll', 'nl'), step('duplicate', 'nl'), step('save', 'en'), step('duplicate', 'en')],
  ],
  'status and texts of a language follow its own actions only': [
    ...[step('publish', 'nl'), step('autosave', 'en'), step('autosave', 'nl'), step('publish', 'en')],
    ...[step('unpublish', 'nl'), step('copyLanguage', 'en'), step('publishAll', 'nl')],
  ],
  'a change of several documents changes one language': [
    ...[step('bulkPublish', 'nl'), step('bulkEdit', 'en', { version: 1 }), step('bulkPublish', 'en')],
    ...[step('bulkEdit', 'nl'), step('bulkUnpublish', 'en'), step('bulkPublish', 'nl')],
  ],
  'the API changes one language': [0, 1, 2, 0].flatMap((version) => [
    ...[step('writeByApi', 'nl', { version }), step('writeByApi', 'en', { version: version + 1 })],
  ]),
  'what is added in one language is left out in the other, which can still be published': [
    ...[step('publishAll', 'nl'), step('publish', 'nl', { rows: 'add' }), step('publish', 'en')],
    ...[step('save', 'nl', { rows: 'add' }), step('bulkPublish', 'en'), step('publish', 'nl')],
  ],
  'a block that is meant for one language is shown in no other': [
    ...[step('publish', 'nl', { rows: 'add' }), step('publishAll', 'en')],
    ...[step('publish', 'en', { rows: 'add' }), step('unpublish', 'nl'), step('bulkPublish', 'nl')],
  ],
  'a date in the future publishes later, one language at a time': [
    ...[step('publish', 'nl', { date: 'future' }), step('save', 'en'), step('passTime', 'nl')],
    ...[step('publish', 'en', { date: 'future' }), step('cancelSchedule', 'en'), step('passTime', 'en')],
  ],
}

/** As {@link PROMISES}, of the addresses of a page. */
const OF_ADDRESSES: Record<string, readonly Step[]> = {
  'a new address of what is online stays with its draft until that is published, and the old one leads there':
    [
      ...[step('publishAll', 'nl'), step('save', 'nl', { address: 'new' }), step('publish', 'en')],
      ...[step('autosave', 'nl'), step('publish', 'nl'), step('publish', 'nl', { address: 'former' })],
      ...[step('publish', 'en', { address: 'both' }), step('publish', 'en', { address: 'leave' })],
    ],
  'an address that another page has is rejected, and nothing changes': [
    ...[step('publish', 'nl', { address: 'taken' }), step('publishAll', 'nl', { address: 'taken' })],
    ...[step('save', 'nl', { address: 'taken' }), step('publishAll', 'nl')],
    ...[step('save', 'nl', { address: 'new' }), step('takeAddress', 'nl'), step('bulkPublish', 'nl')],
    ...[step('publishAll', 'en'), step('publish', 'nl', { address: 'typeBack' })],
  ],
  'what comes back from the trash is found where it was, and keeps the address that it was to get': [
    ...[step('publishAll', 'nl'), step('save', 'nl', { address: 'new' }), step('trash', 'en')],
    ...[step('publish', 'nl'), step('trash', 'nl', { version: 1 }), step('publish', 'nl')],
    ...[step('publish', 'nl', { address: 'new' }), step('save', 'nl', { address: 'new' })],
    ...[step('unpublish', 'nl'), step('trash', 'nl'), step('save', 'nl')],
  ],
  'a kept address comes back with its version, is not copied, and gives way to what the API sends': [
    ...[step('publishAll', 'nl'), step('save', 'nl', { address: 'new' }), step('duplicate', 'nl')],
    ...[step('copyLanguage', 'nl'), step('restore', 'nl', { version: 1 }), step('restorePublished', 'nl')],
    ...[step('undoRestore', 'nl', { version: 2 }), step('writeByApi', 'nl', { version: 1 })],
  ],
}

/** As {@link PROMISES}, of what is planned for a page. */
const OF_SCHEDULES: Record<string, readonly Step[]> = {
  'a language goes online and offline at its times, as its draft is then, and the other stays as it is': [
    ...[step('schedule', 'nl'), step('scheduleEnd', 'nl', { version: 1 }), step('autosave', 'nl')],
    ...[step('passTime', 'nl'), step('save', 'nl'), step('passTime', 'en'), step('schedule', 'en')],
  ],
  'publishing, restoring and withdrawing a language settle what was planned for it': [
    ...[step('schedule', 'nl'), step('schedule', 'en'), step('publish', 'nl'), step('restore', 'en')],
    ...[step('scheduleEnd', 'nl'), step('save', 'nl'), step('schedule', 'nl'), step('publishAll', 'en')],
    ...[step('passTime', 'nl'), step('schedule', 'nl'), step('scheduleEnd', 'nl', { version: 1 })],
    ...[step('unpublish', 'nl'), step('passTime', 'nl'), step('passTime', 'nl')],
  ],
  'what went wrong at its time stays planned, and can be planned again': [
    ...[step('publishAll', 'nl'), step('save', 'nl', { address: 'new' }), step('schedule', 'nl')],
    ...[step('takeAddress', 'nl'), step('passTime', 'nl'), step('save', 'nl', { address: 'typeBack' })],
    ...[step('schedule', 'nl'), step('passTime', 'nl')],
  ],
}

/** As {@link PROMISES}, of every collection that has a form. */
const OF_FORMS: Record<string, readonly Step[]> = {
  'a form that shows an older version saves nothing': [
    ...[step('save', 'nl'), step('save', 'en', { isStale: true }), step('publishAll', 'nl')],
    ...[step('autosave', 'nl', { isStale: true }), step('publish', 'nl', { isStale: true })],
    ...[step('publish', 'en'), step('publishAll', 'en', { isStale: true }), step('publishAll', 'en')],
  ],
}

/** What an editor relies on, of one collection. */
export const promisesOf = (kind: Kind): [string, readonly Step[]][] =>
  Object.entries({ ...PROMISES, ...OF_FORMS, ...(kind === 'pages' && { ...OF_ADDRESSES, ...OF_SCHEDULES }) })
