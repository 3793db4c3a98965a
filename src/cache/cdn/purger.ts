import { logger } from '@/src/platform/logger'
import { cacheTags } from '../tags'
import type { Purge } from './adapters'
import { opaqueTag } from './opaque-tags'

/**
 * In milliseconds. Changes of one save arrive within `gather`. Each tag is purged again after the times of `again`: the CDN
 * may have stored a stale answer of a node that was later than this one, or that was still rendering.
 * `remember` is how long a CDN may serve a response without revalidating it (`s-maxage`).
 */
const TIMES = {
  gather: 25,
  again: [250, 2_000],
  follow: 2_000,
  firstRetry: 500,
  lastRetry: 30_000,
  remember: 60_000,
}

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

/** Timers that do not keep the process alive and can be cleared together. */
function createTimers() {
  const timers = new Set<NodeJS.Timeout>()
  let stopped = false
  return {
    after: (milliseconds: number, work: () => void): void => {
      if (stopped) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        work()
      }, milliseconds).unref()
      timers.add(timer)
    },
    stop: (): void => {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

function add(pending: Pending, tags: Iterable<string>, purges: number): void {
  for (const tag of tags)
    pending.set(tag, { since: Date.now(), purges: Math.max(purges, pending.get(tag)?.purges ?? 0) })
}

/**
 * Purges all that is pending once; what fails stays pending.
 * @returns the tags that are to be purged again, by how often
 */
async function purgeOnce(pending: Pending, purge: Purge): Promise<Map<number, string[]>> {
  const taken = new Map(pending)
  pending.clear()
  try {
    await purge(tagsToPurge(taken).map(opaqueTag))
    const unfinished = [...taken].filter(([, { purges }]) => purges > 1)
    const groups = Map.groupBy(unfinished, ([, { purges }]) => purges - 1)
    return new Map([...groups].map(([purges, entries]) => [purges, entries.map(([tag]) => tag)]))
  } catch (error) {
    for (const [tag, { purges }] of taken) add(pending, [tag], purges)
    throw error
  }
}

/**
 * Of all nodes, the leader purges, each tag several times. The others remember what was announced for as long as a CDN may serve
 * it, so that the next leader purges what the last one may not have. Failed purges are retried until they succeed.
 */
export function createPurger({ purge, isLeader, times = TIMES }: Options): Purger {
  const pending: Pending = new Map()
  const { after, stop } = createTimers()
  let flushing: Promise<void> | null = null
  let failures = 0

  const purgeAgain = (tags: readonly string[], purges: number) =>
    after(times.again.at(-purges) ?? 0, () => {
      add(pending, tags, purges)
      flushNext()
    })
  const forgetOld = () => {
    for (const [tag, { since }] of pending) if (Date.now() - since > times.remember) pending.delete(tag)
  }

  async function flushOnce(): Promise<void> {
    try {
      if (await isLeader()) {
        const again = await purgeOnce(pending, purge)
        failures = 0
        for (const [purges, tags] of again) purgeAgain(tags, purges)
      } else {
        forgetOld()
        if (pending.size > 0) after(times.follow, flush)
      }
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

  /** Right away, or after the flush in progress, which does not include what came later. */
  const flushNext = () => void (flushing ?? Promise.resolve()).then(flush)

  const announce = (tags: readonly string[]) => {
    add(pending, tags, times.again.length + 1)
    after(times.gather, flushNext)
  }
  return { announce, stop }
}
