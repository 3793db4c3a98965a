import { z } from '@hono/zod-openapi'
import type { PayloadRequest } from 'payload'

import { installationOperation } from '@/src/api/core/installation-operation'
import { ApiError } from '@/src/api/core/problems'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { cancelJob, rerunJob } from '../server/job-actions'

type Action = (req: PayloadRequest, id: string) => Promise<boolean>

/** @throws {ApiError} 404 for no job, 409 for one that is in no state for the action */
async function act(req: PayloadRequest, id: string, action: Action): Promise<void> {
  const job = await req.payload.findByID({
    collection: 'payload-jobs',
    id,
    depth: 0,
    disableErrors: true,
    user: req.user,
    overrideAccess: false,
    req,
  })
  if (!job) throw new ApiError('notFound', `There is no job ${id}.`)
  if (!(await action(req, id))) throw new ApiError('conflict', `The job ${id} is in no state for this.`)
}

const jobOperation = (path: string, summary: string, action: Action) =>
  installationOperation({
    tag: 'Jobs',
    method: 'post',
    permission: 'jobs.write',
    path: `/jobs/{id}/${path}`,
    summary,
    params: z.strictObject({ id: uuid.openapi({ description: 'The id of the job.' }) }),
    answer: dataOf(z.strictObject({ id: uuid })),
    problems: ['conflict'],
    handle: async ({ operator, params }) => {
      await act(operator.req, params.id, action)
      return { data: params }
    },
  })

/** For the panel alone: super admins repair there what failed. */
export const jobOperations = [
  jobOperation('rerun', 'Run a job again that failed, was cancelled or waits for its next attempt', rerunJob),
  jobOperation('cancel', 'Cancel a job that is not done', cancelJob),
]
