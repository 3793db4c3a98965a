import { logger } from '@/src/platform/logger'
import { cacheTags } from '../tags'
import type { Purge } from './adapters'
import { opaqueTag } from './opaque-tags'

/**
 * In milliseconds. Changes of one save arrive within `gather`. `again` is longer than it takes until every node has
 * invalidated its caches and answered what it was building: the CDN may have stored a stale answer in between.
 * `remember` is how long a CDN may serve a response without revalidating it (`s-maxage`).
 */
const TIMES = { gather: 25, again: 2_000, firstRetry: 500, lastRetry: 30_000, remember: 60_000 }

/** With more tags than this, everything is purged instead. */
const MAX_TAGS = 300

type Options = { purge: Purge; isLeader: () => Promise<boolean>; times?: typeof TIMES }
type Pending = Map<string, { since: number; purges: number }>

/** Purges at the CDN what nodes announce. */
export type Purger = { announce: (tags: readonly string[]) => void; stop: () => void }

const tagsToPurge = (pending: Pending): string[] =>
  pending.size > MAX_TAGS || pending.has(cacheTags.everything())
    ? [cacheTags.everything()]
    : [...pending.keys()]

/**
 * Of all nodes, the leader purges, each tag twice. The others remember what was announced for as long as a CDN may serve
 * it, so that the next leader purges what the last one may not have. Failed purges are retried until they succeed.
 */
export function createPurger({ purge, isLeader, times = TIMES }: Options): Purger {
  const pending: Pending = new Map()
  const timers = new Set<NodeJS.Timeout>()
  let stopped = false
  let flushing: Promise<void> | null = null
  let failures = 0

  const after = (milliseconds: number, work: () => void): void => {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, milliseconds).unref()
    timers.add(timer)
  }
  const add = (tags: Iterable<string>, purges: number): void => {
    for (const tag of tags)
      pending.set(tag, { since: Date.now(), purges: Math.max(purges, pending.get(tag)?.purges ?? 0) })
  }

  async function purgePending(): Promise<void> {
    const taken = new Map(pending)
    pending.clear()
    try {
      await purge(tagsToPurge(taken).map(opaqueTag))
      failures = 0
      const unfinished = [...taken].filter(([, { purges }]) => purges > 1).map(([tag]) => tag)
      if (unfinished.length === 0) return
      after(times.again, () => {
        add(unfinished, 1)
        flush()
      })
    } catch (error) {
      for (const [tag, { purges }] of taken) add([tag], purges)
      throw error
    }
  }

  async function flushOnce(): Promise<void> {
    try {
      if (await isLeader()) return await purgePending()
      for (const [tag, { since }] of pending) if (Date.now() - since > times.remember) pending.delete(tag)
      if (pending.size > 0) after(times.again, flush)
    } catch (error) {
      if (failures === 0) logger.error({ err: error }, 'Purging the CDN failed; retrying')
      after(Math.min(times.firstRetry * 2 ** failures, times.lastRetry), flush)
      failures += 1
    }
  }

  function flush(): void {
    if (flushing || pending.size === 0) return
    flushing = flushOnce().finally(() => {
      flushing = null
    })
  }

  return {
    announce: (tags) => {
      add(tags, 2)
      after(times.gather, () => void (flushing ?? Promise.resolve()).then(flush))
    },
    stop: () => {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
