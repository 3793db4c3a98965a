import type { PayloadJob } from '@/payload-types'

export type JobState = 'waiting' | 'running' | 'retrying' | 'done' | 'failed' | 'cancelled'

type Stored = Pick<PayloadJob, 'completedAt' | 'processing' | 'hasError' | 'error' | 'totalTried' | 'log'>

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The state of a job, of the fields that Payload keeps it in. */
export function stateOf({ completedAt, processing, hasError, error, totalTried }: Stored): JobState {
  if (completedAt) return 'done'
  if (hasError) return member(error, 'cancelled') === true ? 'cancelled' : 'failed'
  if (processing) return 'running'
  return (totalTried ?? 0) > 0 ? 'retrying' : 'waiting'
}

/** Why a job failed, or its last try; null when nothing did. */
export function errorOf({ completedAt, error, log }: Stored): string | null {
  if (completedAt) return null
  const last = (log ?? []).findLast(({ state }) => state === 'failed')
  const message = member(error, 'message') ?? member(last?.error, 'message')
  return typeof message === 'string' ? message : null
}
