import { RELOAD_GUARD_MS } from '@/src/lib/constants'
import { watchChunks } from './watch-chunks'

const LAST_RELOAD = 'reloaded-at'

/** Stands in the head, before any code that could fail to load. */
export function ChunkWatch() {
  const script = `(${watchChunks.toString()})(${RELOAD_GUARD_MS},${JSON.stringify(LAST_RELOAD)})`
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
