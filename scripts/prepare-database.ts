import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { finish, startChild } from '@/scripts/child'
import { StartError } from '@/scripts/progress.mjs'

const PROGRAM = fileURLToPath(new URL('prepare.ts', import.meta.url))

const preparedSchema = z.object({ hosts: z.array(z.string()), seeded: z.boolean() })

/** The result of `prepare.ts`: the hostnames that work on this machine, and whether demo content was written. */
export type Prepared = z.output<typeof preparedSchema>

async function runProgram(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<unknown> {
  const child = startChild(PROGRAM, args, {
    env: { ...env, LOG_LEVEL: env.LOG_LEVEL || 'error' },
    typescript: true,
  })
  let message: unknown
  child.on('message', (received) => (message = received))
  const { code } = await finish(child, signal)
  if (code === 0) return message
  throw new StartError(
    'The database could not be migrated; see the reason above. The failed step was rolled back, so the next start tries again.',
  )
}

/**
 * Migrates a database and seeds it when it has no tenant, in a child process, which frees its memory at the end.
 * @throws {StartError} when either fails; the child prints the reason
 */
export async function prepareDatabase(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Prepared> {
  return preparedSchema.parse(await runProgram([], env, signal))
}

/** Migrates a database and leaves it empty. */
export async function migrateDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  await runProgram(['--empty'], env, new AbortController().signal)
}
