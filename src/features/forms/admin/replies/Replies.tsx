import { createLocalReq, type UIFieldServerProps } from 'payload'

import type { FormSubmission } from '@/payload-types'
import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import { replyRoute } from '@/src/features/forms/server/replies/route'
import { repliesTo } from '@/src/features/forms/server/replies/store'
import { toLocale } from '@/src/i18n/locale-texts'
import { ReplyPanel } from './ReplyPanel'

/** In the form of a submission: what was answered to the visitor by mail, and the button to do so. */
export async function Replies({ data, id, i18n, payload, user }: UIFieldServerProps) {
  const submission = data as FormSubmission
  if (!id || !user || !submission.tenant) return null
  const tenant = referenceId(submission.tenant)
  const req = await createLocalReq({ user }, payload)
  const [replies, route] = [await repliesTo(req, String(id)), await replyRoute(req, submission)]
  return (
    <ReplyPanel
      submission={String(id)}
      language={toLocale(i18n.language)}
      stored={replies}
      route={route}
      mayReply={isSuperAdmin(user) || tenantsWith(user, 'submissions.write').includes(tenant)}
    />
  )
}
