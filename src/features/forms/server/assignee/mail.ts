import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TypedJobs } from 'payload'

import { peopleWith } from '@/src/access/people'
import { isDone, once } from '@/src/features/jobs'
import { toLocale } from '@/src/i18n/locale-texts'
import { requestConnection } from '@/src/platform/database/connection'
import { composeMail } from '@/src/platform/mail/compose'
import { sendMail } from '@/src/platform/mail/send'
import { senderName } from '@/src/platform/mail/sender-name'
import { onAdminHost } from '@/src/routing/admin-hosts'
import { documentHref } from '@/src/routing/admin-paths'
import { ASSIGNEE_MAIL_TEXTS } from './mail-texts'

type AssigneeMail = TypedJobs['tasks']['mailAssignee']['input']
type Assigned = {
  email: string
  language: string | null
  tenant: string
  company: string
  form: string
  assigner: string | null
}

/** What the mail says; null when the submission is gone, or assigned to somebody else meanwhile. */
async function findAssigned(
  req: PayloadRequest,
  { submission, account, assigner }: AssigneeMail,
): Promise<Assigned | null> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Assigned>(sql`
    SELECT u.email, u.language::text AS language, t.id AS tenant, t.name AS company, f.title AS form,
      (SELECT by.name FROM users by WHERE by.id = ${assigner ?? null}::uuid) AS assigner
    FROM form_submissions s JOIN users u ON u.id = s.assignee_id
    JOIN tenants t ON t.id = s.tenant_id JOIN forms f ON f.id = s.form_id
    WHERE s.id = ${submission} AND s.assignee_id = ${account}`)
  const [assigned] = rows
  if (!assigned) return null
  const people = await peopleWith(req, assigned.tenant, 'submissions.write')
  return people.some(({ id }) => id === account) ? assigned : null
}

/** The mail leads to the submission and says nothing of its answers. */
async function send(req: PayloadRequest, jobId: string, input: AssigneeMail): Promise<void> {
  const assigned = await findAssigned(req, input)
  if (!assigned) return
  const { email, tenant, company, form } = assigned
  const language = toLocale(assigned.language ?? '')
  const texts = ASSIGNEE_MAIL_TEXTS[language]
  const assigner = assigned.assigner ?? texts.former
  const site = (await senderName(req.payload, tenant)) ?? company
  const href = onAdminHost(documentHref(language, 'form-submissions', input.submission))
  await sendMail(req.payload, {
    id: `assignment.${jobId}`,
    to: [email],
    senderName: site,
    subject: texts.subject(assigner, form, site),
    ...composeMail({
      locale: language,
      heading: texts.heading(assigner),
      paragraphs: [texts.about(form)],
      links: [{ label: texts.link, href }],
      closing: texts.closing(company),
    }),
  })
}

/** Tells somebody that a submission is theirs. @throws when the mail server does not accept it */
export async function mailAssignee(req: PayloadRequest, jobId: string, input: AssigneeMail): Promise<void> {
  if (await isDone(req, jobId, 'delivered')) return
  await send(req, jobId, input)
  await once(req, jobId, 'delivered', () => Promise.resolve())
}
