import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { env } from './env'
import { globalSingleton } from '@/src/lib/global-singleton'

/** What this process serves; `id` is the same on every node that built the same sources, `timestamp` is when this one did. */
export type Build = { id: string; timestamp: string }

async function readBuild(): Promise<Build> {
  // Development builds as it goes: a page of it is never out of date.
  if (env.NODE_ENV !== 'production') return { id: 'development', timestamp: new Date().toISOString() }
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), '.next/BUILD_ID')
  const [id, { mtime }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
  return { id: id.trim(), timestamp: mtime.toISOString() }
}

/** Read once: a build that is made beside a running process is not what the process serves. */
export const currentBuild = (): Promise<Build> => globalSingleton('build', readBuild)
