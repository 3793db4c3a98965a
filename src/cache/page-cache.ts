// Next's `cacheHandler`. Node loads this file itself, so it imports packages and types only.
import type { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'
import path from 'node:path'
import type FileSystemCacheClass from 'next/dist/server/lib/incremental-cache/file-system-cache'
import type * as TagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external'

import type { AnswerRecord } from './answer-record'

const FOLDER = 'next/dist/server/lib/incremental-cache'
const require = createRequire(import.meta.url)
const { default: FileSystemCache } = require(`${FOLDER}/file-system-cache.js`) as {
  default: typeof FileSystemCacheClass
}
const { tagsManifest } = require(`${FOLDER}/tags-manifest.external.js`) as typeof TagsManifest

type Value = Parameters<FileSystemCacheClass['set']>[1]
type SetContext = Parameters<FileSystemCacheClass['set']>[2]

const shared = globalThis as unknown as Record<symbol, unknown>
const currentRecord = (): AnswerRecord | undefined =>
  (shared[Symbol.for('gevel.answer-records')] as AsyncLocalStorage<AnswerRecord> | undefined)?.getStore()

/** The tags of an entry, and whether it is a whole answer rather than data for one. */
function tagsOf(value: Value): { tags: string[]; whole: boolean } {
  if (value?.kind === 'FETCH') return { tags: value.tags ?? [], whole: false }
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return { tags: [], whole: false }
  const header = value.headers?.['x-next-cache-tags']
  return { tags: typeof header === 'string' ? header.split(',') : [], whole: true }
}

/**
 * The latest date of a page that was stored or read. The clock may have been set back since: `src/server/expire-pages.ts`
 * then expires pages from this date.
 */
const LATEST = Symbol.for('gevel.latest-page')
const remember = (date: number): void => void (shared[LATEST] = Math.max(date, Number(shared[LATEST] ?? 0)))

function note(value: Value, lifetime: number | false | undefined): void {
  const record = currentRecord()
  const { tags, whole } = tagsOf(value)
  if (!record || !whole) return
  record.pageTags = tags
  record.lifetime = lifetime ?? false
}

/** Next compares times in milliseconds: an entry that is as old as the purge may be older. */
const isAsOldAsPurge = (value: Value, lastModified: number): boolean =>
  tagsOf(value).tags.some((tag) => (tagsManifest.get(tag)?.expired ?? -Infinity) >= lastModified)

/**
 * Next's page cache. It notes the tags of the page in the record of the answer, and does not store what was rendered while
 * one of its tags was purged.
 */
export default class PageCache extends FileSystemCache {
  /**
   * Each worker stores its pages in a folder of its own (src/server/start-process.ts): one that has not been told of a
   * change yet could write a page that another, which has been told, would take for a new one.
   */
  constructor(context: ConstructorParameters<typeof FileSystemCacheClass>[0]) {
    const worker = shared[Symbol.for('gevel.worker-number')]
    // The proxy has no folder.
    const { serverDistDir: common } = context as { serverDistDir?: string }
    const own = common && typeof worker === 'number' && path.join(common, 'workers', String(worker), 'server')
    super(own ? { ...context, serverDistDir: own } : context)
  }

  override async get(...args: Parameters<FileSystemCacheClass['get']>) {
    const entry = await super.get(...args)
    if (!entry) return null
    remember(entry.lastModified)
    // Stored before the clock was set back: what was purged since then seems older.
    if (entry.lastModified > Date.now() || isAsOldAsPurge(entry.value, entry.lastModified)) return null
    note(entry.value, entry.cacheControl?.revalidate)
    return entry
  }

  override async set(key: string, value: Value, context: SetContext): Promise<void> {
    note(value, 'cacheControl' in context ? context.cacheControl?.revalidate : false)
    if (currentRecord()?.isOutdated(tagsOf(value).tags)) return
    await super.set(key, value, context)
    remember(Date.now())
  }
}
