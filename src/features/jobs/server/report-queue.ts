import { setTimeout as delay } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { Gauge } from 'prom-client'

import { metrics } from '@/src/platform/metrics/metrics'

/** A scrape does not wait longer for the database. */
const TIMEOUT_MS = 2000

type QueueState = { queued: number; waiting: number; running: number; failed: number; oldest: number }

/** Jobs that are due, that wait for their time, that run and that failed; and for how many seconds the oldest has been due. */
export async function readQueueState({ db }: Payload): Promise<QueueState> {
  const { rows } = await db.drizzle.execute<QueueState>(sql`
    with jobs as (
      select coalesce(processing, false) as running, coalesce(has_error, false) as failed,
        coalesce(error ->> 'cancelled', '') = 'true' as cancelled, coalesce(wait_until, created_at) as due
      from payload_jobs where completed_at is null
    )
    select
      count(*) filter (where not running and not failed and due <= now())::int as queued,
      count(*) filter (where not running and not failed and due > now())::int as waiting,
      count(*) filter (where running)::int as running,
      count(*) filter (where failed and not cancelled)::int as failed,
      coalesce(extract(epoch from now() - min(due) filter (where not running and not failed and due <= now())), 0)::float
        as oldest
    from jobs`)
  return rows[0] ?? { queued: 0, waiting: 0, running: 0, failed: 0, oldest: 0 }
}

/** Reports the job queue of the database, which all processes share, at each scrape. Reports nothing during an outage. */
export function reportQueue(payload: Payload): void {
  const registers = [metrics().registry]
  const oldest = new Gauge({
    name: 'gevel_jobs_oldest_due_seconds',
    help: 'How long the oldest job that is due has been waiting. The same in every process.',
    registers,
    aggregator: 'max',
  })
  new Gauge({
    name: 'gevel_jobs',
    help: 'Jobs in the database by state: queued, waiting (for a retry or their time), running and failed. The same in every process.',
    labelNames: ['state'],
    registers,
    aggregator: 'max',
    async collect() {
      this.reset()
      const late = delay(TIMEOUT_MS, null, { ref: false })
      const state = await Promise.race([readQueueState(payload).catch(() => null), late])
      if (!state) return
      oldest.set(state.oldest)
      for (const name of ['queued', 'waiting', 'running', 'failed'] as const)
        this.set({ state: name }, state[name])
    },
  })
}
