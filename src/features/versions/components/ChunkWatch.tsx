import { RELOAD_GUARD_MS } from '@/src/lib/constants'
import { watchChunks } from './watch-chunks'

const LAST_RELOAD = 'reloaded-at'

/** Belongs in the head, before any script that could fail to load. `build`: the id of the build that rendered the page. */
export function ChunkWatch({ build }: { build: string }) {
  const values = [RELOAD_GUARD_MS, LAST_RELOAD, build].map((value) => JSON.stringify(value))
  const script = `(${watchChunks.toString()})(${values.join(',')})`
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
