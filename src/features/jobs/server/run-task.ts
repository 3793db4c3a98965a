import type { TaskConfig } from 'payload'

import { failureCode } from '@/src/platform/failure-code'
import { measure, metrics } from '@/src/platform/metrics/metrics'
import { inSpan } from '@/src/platform/tracing/spans'

type Runnable = Pick<TaskConfig, 'slug' | 'handler'>

/** Measures each run of the task, with its outcome. What went wrong is logged; the job gets its code. */
export function runTask<Task extends Runnable>(config: Task): Task {
  const { slug, handler } = config
  if (typeof handler === 'string') return config
  const run: typeof handler = async (args) => {
    try {
      return await measure(
        () => inSpan(`job ${slug}`, { attributes: { 'gevel.job.task': slug } }, async () => handler(args)),
        (outcome, seconds) => metrics().jobs.observe({ task: slug, outcome }, seconds),
      )
    } catch (error) {
      const { job, req } = args
      req.payload.logger.error({ err: error, task: slug, job: job.id }, 'A task failed')
      throw new Error(failureCode(error), { cause: error })
    }
  }
  return { ...config, handler: run }
}
