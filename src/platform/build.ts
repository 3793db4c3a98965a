import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { env } from './env'
import { globalSingleton } from '@/src/lib/global-singleton'

/** `id` is the same on every node that built the same sources; `timestamp` is the time of this node's build. */
export type Build = { id: string; timestamp: string }

async function readBuild(): Promise<Build> {
  // Development builds on demand, so that pages are never stale.
  if (env.NODE_ENV !== 'production') return { id: 'development', timestamp: new Date().toISOString() }
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), '.next/BUILD_ID')
  const [id, { mtime }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
  return { id: id.trim(), timestamp: mtime.toISOString() }
}

/** Read once: a later build on disk is not what this process serves. */
export const currentBuild = (): Promise<Build> => globalSingleton('build', readBuild)
