import { APIError, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'

import { isSuperAdmin } from '@/src/access/memberships'
import { isUuid } from '@/src/lib/uuid'
import { textIn } from '@/src/i18n/locale-texts'
import { JOB_TEXTS } from '../rules/texts'
import { cancelJob, rerunJob } from './job-actions'

type Action = (req: PayloadRequest, id: string) => Promise<boolean>

/** An action of the panel on a job: for super admins alone. Answers 409 when the job is in no state for it. */
const action = (path: string, act: Action): Endpoint => ({
  path: `/:id/${path}`,
  method: 'post',
  handler: async (req) => {
    if (!isSuperAdmin(req.user)) throw new Forbidden(req.t)
    const id = req.routeParams?.id
    if (!isUuid(id)) throw new NotFound(req.t)
    const job = await req.payload.findByID({
      collection: 'payload-jobs',
      id,
      depth: 0,
      disableErrors: true,
      user: req.user,
      overrideAccess: false,
      req,
    })
    if (!job) throw new NotFound(req.t)
    if (await act(req, id)) return Response.json({ id })
    throw new APIError(textIn(JOB_TEXTS, req.i18n.language).notPossible, 409, null, true)
  },
})

export const jobActions: Endpoint[] = [action('rerun', rerunJob), action('cancel', cancelJob)]
