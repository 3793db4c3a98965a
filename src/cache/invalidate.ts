import { globalSingleton } from '@/src/lib/global-singleton'
import { replicaGate } from '@/src/platform/database/replicas/public-reads'
import { invalidateProcessCaches } from './tagged-cache'

/** Drops what carries one of the tags. Synchronous, so that no request sees some caches old and others new. */
export type Invalidate = (tags: readonly string[]) => void

const targets = (): Set<Invalidate> => globalSingleton('invalidation-targets', () => new Set<Invalidate>())

/** Calls `target` with the tags of every invalidation in this process. */
export const onInvalidate = (target: Invalidate): void => void targets().add(target)

/** Invalidates the tags in every cache of this process. */
export function invalidate(tags: readonly string[]): void {
  // First, so that no cache is filled from a replica that lacks the change.
  replicaGate()?.changed()
  for (const target of targets()) target(tags)
  invalidateProcessCaches(tags)
}
