import { LRUCache } from 'lru-cache'

import { processWide } from '@/src/lib/process-wide'
import { cacheTags } from './cache-tags'

/** The least recently asked for go first; one is about a kilobyte. */
const MAX_ANSWERS = 5_000
/** As long as a shared cache holds one: what was wrong for whatever reason is right after it. */
const MAX_AGE_MS = 60_000

/** What is known of an answer that was given: its ETag and tags, and the headers of a 304 for it. */
export type HeldAnswer = { etag: string; tags: readonly string[]; headers: Readonly<Record<string, string>> }

/** A moment before an answer was made. */
export type Moment = { drops: number }

/**
 * What is known of answers by their addresses, until one of their tags is announced.
 * Nothing is held while this process does not hear announcements, and nothing that was read while one came.
 */
export function createHeldAnswers() {
  const answers = new LRUCache<string, HeldAnswer>({ max: MAX_ANSWERS, ttl: MAX_AGE_MS })
  let hears = false
  let drops = 0
  return {
    find: (address: string): HeldAnswer | undefined => answers.get(address),
    now: (): Moment => ({ drops }),
    /** Holds an answer that was read after `since`. */
    hold: (address: string, answer: HeldAnswer, since: Moment): void => {
      if (hears && since.drops === drops) answers.set(address, answer)
    },
    /** Forgets what carries one of the tags. The tag of everything is the first that a listener hears. */
    drop: (tags: readonly string[]): void => {
      drops += 1
      if (tags.includes(cacheTags.everything())) {
        hears = true
        answers.clear()
        return
      }
      const dropped = new Set(tags)
      for (const [address, answer] of answers.entries())
        if (answer.tags.some((tag) => dropped.has(tag))) answers.delete(address)
    },
    /** Announcements are no longer heard. */
    stopHearing: (): void => {
      drops += 1
      hears = false
      answers.clear()
    },
  }
}

/** The answers of this process. */
export const heldAnswers = () => processWide('held-answers', createHeldAnswers)
