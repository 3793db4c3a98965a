import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'

import { endSessions } from '@/src/features/accounts/server/end-sessions'
import { accountsWithin } from './access'

const refuse = (status: 401 | 404, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status })

/** `{ session }` ends that one; without it all end but the caller's own. One's own, and of people whom one manages. */
async function postEndSessions(req: PayloadRequest): Promise<Response> {
  if (!req.user) return refuse(401, req.t('error:unauthorized'))
  await addDataAndFileToRequest(req)
  const account = typeof req.routeParams?.id === 'string' ? req.routeParams.id : ''
  const session = typeof req.data?.session === 'string' ? req.data.session : null
  const ended = await endSessions(req, { account, session }, accountsWithin('users.write', req.user))
  if (ended === null) return refuse(404, req.t('general:notFound'))
  return Response.json({ ended })
}

export const endSessionsEndpoint: Endpoint = {
  path: '/:id/end-sessions',
  method: 'post',
  handler: postEndSessions,
}
