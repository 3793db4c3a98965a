import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TypedJobs } from 'payload'

import { isDone, once } from '@/src/features/jobs'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { requestConnection } from '@/src/platform/database/connection'
import { composeMail } from '@/src/platform/mail/compose'
import { sendMail } from '@/src/platform/mail/send'
import { senderName } from '@/src/platform/mail/sender-name'
import { onAdminHost } from '@/src/routing/admin-hosts'
import { MAIL_TEXTS } from './mail-texts'
import { listReviews } from './read'
import { reviewHref } from './review-href'

type ReviewMail = TypedJobs['tasks']['mailReview']['input']
type Reader = { email: string; language: string | null; tenant: string; company: string }

/** Who is told of a review, with its tenant; null when they have left the tenant meanwhile. */
async function findReader(req: PayloadRequest, { review, account }: ReviewMail): Promise<Reader | null> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Reader>(sql`
    SELECT u.email, u.language::text AS language, t.id AS tenant, t.name AS company FROM reviews r
    JOIN tenants t ON t.id = r.tenant_id JOIN users u ON u.id = ${account} AND u.status = 'active'
    WHERE r.id = ${review} AND EXISTS (
      SELECT FROM users_tenants m WHERE m._parent_id = u.id AND m.tenant_id = r.tenant_id)`)
  return rows[0] ?? null
}

async function send(req: PayloadRequest, jobId: string, input: ReviewMail): Promise<void> {
  const reader = await findReader(req, input)
  const { reviews } = reader
    ? await listReviews(req, { tenant: reader.tenant, id: input.review }, { page: 1, limit: 1 })
    : { reviews: [] }
  const [review] = reviews
  // Withdrawn before the mail went out, or its document is gone.
  if (!reader || !review || review.state === 'withdrawn') return
  const { collection, state, message, answer } = review
  const language = toLocale(reader.language ?? '')
  const texts = MAIL_TEXTS[language]
  const author = (state === 'open' ? review.requester : review.decidedBy)?.name ?? texts.former
  const named = { title: review.title ?? texts.untitled, language: localeName(review.locale, language) }
  const heading = texts.heading[state](author, texts.document[collection](named))
  const said = state === 'open' ? message : answer
  const site = (await senderName(req.payload, reader.tenant)) ?? reader.company
  await sendMail(req.payload, {
    id: `review.${jobId}`,
    to: [reader.email],
    senderName: site,
    subject: `${heading} (${site})`,
    ...composeMail({
      locale: language,
      heading,
      paragraphs: said ? [said] : [],
      links: [{ label: texts.link[collection], href: onAdminHost(reviewHref(language, review)) }],
      closing: texts.closing(reader.company),
    }),
  })
}

/** Tells somebody what happened to a review. @throws when the mail server does not accept it */
export async function mailReview(req: PayloadRequest, jobId: string, input: ReviewMail): Promise<void> {
  if (await isDone(req, jobId, 'delivered')) return
  await send(req, jobId, input)
  await once(req, jobId, 'delivered', () => Promise.resolve())
}
