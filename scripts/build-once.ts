import { buildWhenStale } from '@/scripts/build'
import { printFailure, step } from '@/scripts/progress.mjs'
import { root } from '@/scripts/root'

const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

try {
  await step('Build', async (report) => [
    undefined,
    await buildWhenStale(root, env, new AbortController().signal, [], report),
  ])
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
process.exit()
