import pLimit, { type LimitFunction } from 'p-limit'
import type { Payload, PayloadRequest, TypedJobs } from 'payload'

import { globalSingleton } from '@/src/lib/global-singleton'
import { onTransactionEnd } from '@/src/upstream/payload/database/transaction-end'

type Tasks = TypedJobs['tasks']

/** As many of a process's own jobs of a queue run at once; the others wait in the process and, for the worker, in the queue. */
const AT_ONCE = 8
const DEFAULT_QUEUE = 'default'
const SILENT = { info: true, error: false }

const limits = () => globalSingleton('job-limits', () => new Map<string, LimitFunction>())

async function runNow(payload: Payload, id: string, queue: string): Promise<void> {
  const limit = limits().get(queue) ?? pLimit(AT_ONCE)
  limits().set(queue, limit)
  try {
    await limit(() => payload.jobs.runByID({ id, silent: SILENT }))
  } catch (error) {
    payload.logger.error({ err: error, job: id }, 'A job could not be run at once; the worker runs it')
  }
}

/** Runs a job as soon as the transaction of the request is committed. Nobody waits for it. */
export const runAfterCommit = (
  req: PayloadRequest,
  id: string,
  queue: string = DEFAULT_QUEUE,
): Promise<void> =>
  onTransactionEnd(req, async (outcome) => {
    if (outcome === 'committed') void runNow(req.payload, id, queue)
  })

type Named<Slug> = Slug extends keyof Tasks ? Slug : never
type AtTime = { at: Date; queue: string }

/** Queues a job for a time, at which the leader runs it; one that is due already is run right after the commit. */
export async function queueJobAt<Slug extends keyof Tasks>(
  req: PayloadRequest,
  task: Slug,
  input: Tasks[Slug]['input'],
  { at, queue }: AtTime,
): Promise<void> {
  const job = { task: task as Named<Slug>, input, queue, waitUntil: at, req }
  const { id } = await req.payload.jobs.queue<Slug>(job)
  if (at.valueOf() <= Date.now()) await runAfterCommit(req, String(id), queue)
}

/** Queues a job in the transaction of the request, and runs it as soon as that is committed. */
export async function queueJob<Slug extends keyof Tasks>(
  req: PayloadRequest,
  task: Slug,
  input: Tasks[Slug]['input'],
): Promise<void> {
  // Payload's condition, which TypeScript does not resolve while the slug is a parameter.
  const named = task as Named<Slug>
  const { id } = await req.payload.jobs.queue<Slug>({ task: named, input, req })
  await runAfterCommit(req, String(id))
}
