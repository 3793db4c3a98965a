import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedJobs } from 'payload'
import { vi } from 'vitest'

import type { PayloadJob } from '@/payload-types'

type Tasks = TypedJobs['tasks']

export const readJob = (payload: Payload, id: string): Promise<PayloadJob> =>
  payload.findByID({ collection: 'payload-jobs', id, depth: 0, overrideAccess: true })

/** The newest job of a task whose input contains `input`; waits until it has run. */
export const jobOf = <Slug extends keyof Tasks>(
  payload: Payload,
  task: Slug,
  input: Partial<Tasks[Slug]['input']>,
): Promise<PayloadJob> =>
  vi.waitFor(
    async () => {
      const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`
        select id from payload_jobs
        where task_slug = ${task} and input @> ${JSON.stringify(input)}::jsonb
          and not processing and (total_tried > 0 or completed_at is not null)
        order by created_at desc limit 1`)
      if (!rows[0]) throw new Error(`No job ${task} was run for ${JSON.stringify(input)}`)
      return readJob(payload, rows[0].id)
    },
    { timeout: 10_000, interval: 50 },
  )

/** Stores a job in the state in which a killed process leaves it. */
export async function abandonedJob<Slug extends keyof Tasks>(
  payload: Payload,
  task: Slug,
  { input, worker }: { input: Tasks[Slug]['input']; worker: string },
): Promise<string> {
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`
    insert into payload_jobs (task_slug, input, processing, worker)
    values (${task}, ${JSON.stringify(input)}::jsonb, true, ${worker}) returning id`)
  return rows[0]?.id ?? ''
}

/** Stores a waiting job without running it. */
export async function waitingJob<Slug extends keyof Tasks>(
  payload: Payload,
  task: Slug,
  input: Tasks[Slug]['input'],
): Promise<string> {
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`
    insert into payload_jobs (task_slug, input) values (${task}, ${JSON.stringify(input)}::jsonb) returning id`)
  return rows[0]?.id ?? ''
}
