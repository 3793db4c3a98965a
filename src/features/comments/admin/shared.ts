import type { Locale } from '@/src/lib/constants'
import type { Person } from './comment-calls'
import type { Reader } from './reader'
import type { CommentTexts } from './texts'
import type { Threads } from './use-threads'

/** What every part of the panel needs. */
export type Shared = {
  language: Locale
  people: readonly Person[]
  reader: Reader
  texts: CommentTexts
  threads: Threads
}
