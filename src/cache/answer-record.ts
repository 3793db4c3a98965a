import { AsyncLocalStorage } from 'node:async_hooks'

import { globalSingleton } from '@/src/lib/global-singleton'

/** What becomes known about an answer while it is rendered. */
export type AnswerRecord = {
  /** All tags of the page, as Next's page cache has them; null if the answer does not come from there. */
  pageTags: readonly string[] | null
  /** How long the page may be stored, in seconds; false: until one of its tags is purged. */
  lifetime: number | false
  /** Whether any of the tags was purged since the rendering began. */
  isOutdated: (tags: readonly string[]) => boolean
}

/** The record of the answer that is being rendered; also read by `page-cache.ts`, which Node loads without our aliases. */
export const answerRecords = (): AsyncLocalStorage<AnswerRecord> =>
  globalSingleton('answer-records', () => new AsyncLocalStorage<AnswerRecord>())
