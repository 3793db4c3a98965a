import type { TaskConfig } from 'payload'

import { measure, metrics } from '@/src/platform/metrics/metrics'
import { inSpan } from '@/src/platform/tracing/spans'

type Measurable = Pick<TaskConfig, 'slug' | 'handler'>

/** Measures each run of the task, with its outcome. */
export function measureTask<Task extends Measurable>(config: Task): Task {
  const { slug, handler } = config
  if (typeof handler === 'string') return config
  const measured: typeof handler = (args) =>
    measure(
      () => inSpan(`job ${slug}`, { attributes: { 'gevel.job.task': slug } }, async () => handler(args)),
      (outcome, seconds) => metrics().jobs.observe({ task: slug, outcome }, seconds),
    )
  return { ...config, handler: measured }
}
