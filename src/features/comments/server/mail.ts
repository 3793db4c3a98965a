import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TypedJobs } from 'payload'

import { isDone, once } from '@/src/features/jobs'
import { toLocale } from '@/src/i18n/locale-texts'
import { requestConnection } from '@/src/platform/database/connection'
import { composeMail } from '@/src/platform/mail/compose'
import { sendMail } from '@/src/platform/mail/send'
import { senderName } from '@/src/platform/mail/sender-name'
import { onAdminHost } from '@/src/routing/admin-hosts'
import { threadHref } from './thread-href'
import { MAIL_TEXTS } from './mail-texts'
import { mentionable } from './people'
import { findThread } from './read'

type CommentMail = TypedJobs['tasks']['mailComment']['input']
type Reader = { email: string; language: string | null; tenant: string; company: string }

/** Who is still mentioned in a comment, with its tenant; null when they or the comment are gone. */
async function findReader(req: PayloadRequest, { comment, account }: CommentMail): Promise<Reader | null> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Reader>(sql`
    SELECT u.email, u.language::text AS language, t.id AS tenant, t.name AS company FROM comment_mentions m
    JOIN users u ON u.id = m.account_id JOIN comments c ON c.id = m.comment_id JOIN tenants t ON t.id = c.tenant_id
    WHERE m.comment_id = ${comment} AND m.account_id = ${account}`)
  const [reader] = rows
  if (!reader) return null
  // Who has left the tenant meanwhile gets nothing of it.
  return (await mentionable(req, reader.tenant)).some(({ id }) => id === account) ? reader : null
}

async function send(req: PayloadRequest, jobId: string, input: CommentMail): Promise<void> {
  const reader = await findReader(req, input)
  const thread = reader && (await findThread(req, reader.tenant, input.comment))
  if (!thread) return
  const said = [thread, ...thread.replies].find(({ id }) => id === input.comment) ?? thread
  const { collection } = thread
  const language = toLocale(reader.language ?? '')
  const texts = MAIL_TEXTS[language]
  const author = said.author?.name ?? texts.former
  const site = (await senderName(req.payload, reader.tenant)) ?? reader.company
  await sendMail(req.payload, {
    id: `comment.${jobId}`,
    to: [reader.email],
    senderName: site,
    subject: texts.subject(author, site),
    ...composeMail({
      locale: language,
      heading: texts.heading[collection](author),
      paragraphs: [said.text],
      links: [{ label: texts.link[collection], href: onAdminHost(threadHref(language, thread)) }],
      closing: texts.closing(reader.company),
    }),
  })
}

/** Tells somebody that they were mentioned. @throws when the mail server does not accept it */
export async function mailComment(req: PayloadRequest, jobId: string, input: CommentMail): Promise<void> {
  if (await isDone(req, jobId, 'delivered')) return
  await send(req, jobId, input)
  await once(req, jobId, 'delivered', () => Promise.resolve())
}
