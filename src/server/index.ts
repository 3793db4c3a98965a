import cluster from 'node:cluster'

import { env } from '@/src/platform/env'

process.title = 'gevel'
// Each part is loaded where it is needed: the primary process stays small.
if (env.WORKERS > 1 && cluster.isPrimary) {
  const { startPrimary } = await import('./workers/primary')
  await startPrimary(env)
} else {
  const { startProcess } = await import('./start-process')
  await startProcess(env)
}
