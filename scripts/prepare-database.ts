import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { finish, startChild } from '@/scripts/child'
import { readDatabase, type DatabaseState } from '@/scripts/database-state'
import { checkFirstAccount } from '@/scripts/first-account'
import { beginStep, print, StartError } from '@/scripts/progress.mjs'

const PROGRAM = fileURLToPath(new URL('prepare.ts', import.meta.url))

const messageSchema = z.union([
  z.object({ step: z.string(), done: z.number(), of: z.number() }),
  z.object({ step: z.string(), outcome: z.string() }),
  z.object({ seeded: z.boolean() }),
])

/** What `prepare.ts` sends: the progress of a step, its outcome, or whether demo content was written. */
export type PrepareMessage = z.output<typeof messageSchema>

type Shown = ReturnType<typeof beginStep>

type StepMessage = Exclude<PrepareMessage, { seeded: boolean }>

/** Shows the steps that the child reports; the first begins with the child. */
function showSteps(first: string) {
  const shown = new Map<string, Shown>()
  const stepOf = (name: string): Shown => {
    const step = shown.get(name) ?? beginStep(name)
    shown.set(name, step)
    return step
  }
  stepOf(first)
  return {
    show(message: StepMessage) {
      const step = stepOf(message.step)
      if ('done' in message) return step.report(message)
      step.end(message.outcome)
      shown.delete(message.step)
    },
    end: () => shown.forEach((step) => step.end(null)),
  }
}

async function runProgram(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<boolean> {
  const child = startChild(PROGRAM, args, {
    env: { ...env, LOG_LEVEL: env.LOG_LEVEL || 'error' },
    typescript: true,
    quiet: true,
  })
  const steps = showSteps('Migrations')
  let seeded = false
  child.on('message', (received) => {
    const message = messageSchema.parse(received)
    if ('seeded' in message) seeded = message.seeded
    else steps.show(message)
  })
  const { code, output } = await finish(child, signal).finally(steps.end)
  if (output) print(process.stderr, output)
  if (code === 0) return seeded
  throw new StartError(
    'The database could not be migrated; see the reason above. The failed step was rolled back, so the next start tries again.',
  )
}

/** Whether demo content was written by this call, and what the database holds then. */
export type Prepared = DatabaseState & { seeded: boolean }

/**
 * Migrates a database and seeds it when it has no tenant, in a child process, which frees its memory at the end. A database
 * that lacks nothing is read only, without loading Payload.
 * @throws {StartError} when either fails; the child prints the reason. Nothing is migrated when the first account, which an
 * empty database gets, would be rejected
 */
export async function prepareDatabase(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Prepared> {
  const read = () => readDatabase(env.DATABASE_URL ?? '', env.ADMIN_EMAIL ?? '')
  const before = await read()
  if (before.pending.length === 0 && before.tenants > 0) return { ...before, seeded: false }
  if (before.tenants === 0) await checkFirstAccount(env)
  const seeded = await runProgram([], env, signal)
  return { ...(await read()), seeded }
}

/** Migrates a database and leaves it empty. @param last the migration to stop after; all by default */
export async function migrateDatabase(env: NodeJS.ProcessEnv, last?: string): Promise<void> {
  await runProgram(['--empty', ...(last ? [`--last=${last}`] : [])], env, new AbortController().signal)
}
