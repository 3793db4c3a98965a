import { RELOAD_GUARD_MS } from '@/src/lib/constants'
import { watchChunks } from './watch-chunks'

const LAST_RELOAD = 'reloaded-at'

/** Stands in the head, before any code that could fail to load. `build`: the one that drew this page. */
export function ChunkWatch({ build }: { build: string }) {
  const values = [RELOAD_GUARD_MS, LAST_RELOAD, build].map((value) => JSON.stringify(value))
  const script = `(${watchChunks.toString()})(${values.join(',')})`
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
