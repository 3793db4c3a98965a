import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Payload } from 'payload'
import { expect, vi } from 'vitest'

import { startChild } from '@/scripts/child'
import { recoverAbandonedJobs } from '@/src/upstream/payload/jobs/recover-abandoned-jobs'
import { readJob } from './jobs'

const WORKER = fileURLToPath(new URL('./stalling-worker.ts', import.meta.url))

type Options = {
  /** Further arguments of the worker. */
  args?: readonly string[]
  env: Record<string, string>
  /** When the process is killed. */
  stalled: (worker: ChildProcess) => Promise<unknown>
}

/** Lets another process run the job, and kills it where it stalls. */
export async function runAndKill(job: string, { args = [], env, stalled }: Options): Promise<void> {
  const child = startChild(WORKER, [job, ...args], {
    env: { ...process.env, ...env },
    typescript: true,
    quiet: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const ended = once(child, 'exit')
  const isStalled = await Promise.race([stalled(child).then(() => true), ended.then(() => false)])
  expect(isStalled, output).toBe(true)
  child.kill('SIGKILL')
  await ended
}

/** Puts the job of a killed process back, as the leader does. */
export const recoverJob = (payload: Payload, job: string): Promise<void> =>
  vi.waitFor(
    async () => {
      await recoverAbandonedJobs(payload)
      expect((await readJob(payload, job)).processing).toBe(false)
    },
    { timeout: 10_000, interval: 50 },
  )
