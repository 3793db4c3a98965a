import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { configureMail } from '@/src/testing/configured-mail'
import type { Mailbox } from '@/src/testing/mailbox'
import { createPageWithUrls } from '@/src/testing/pages'
import { requestReviews, reviewedPage, reviewIn } from '@/src/testing/reviews'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let mailbox: Mailbox

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  mailbox = await configureMail(payload)
})
afterAll(() => mailbox.stop())

const mailJobs = async (account: string) => {
  const { rows } = await payload.db.pool.query(
    `SELECT id FROM payload_jobs WHERE task_slug = 'mailReview' AND input->>'account' = $1`,
    [account],
  )
  return rows.length
}
const decide = (person: Person, id: string, act: string, body: object) =>
  requestReviews(payload, person, `/${id}/${act}`, { method: 'POST', body })

it('mails whom it asks, in their language, with the message and a link to the review', async () => {
  const editor = await createPerson(payload, { role: 'editor', tenant: company.tenant })
  const data = { language: 'en' } as const
  await payload.update({ collection: 'users', id: editor.id, data, overrideAccess: true })
  const page = await createPageWithUrls(payload, company, { title: 'Over ons', status: 'draft' })
  const body = {
    collection: 'pages',
    document: page.id,
    locale: 'nl',
    reviewer: editor.id,
    message: 'Kijk <b>eens</b>',
  }
  const { id } = await reviewIn(await requestReviews(payload, company.admin, '', { body }))
  const { message } = await mailbox.next(editor.email)
  expect(message.subject).toContain(`${company.admin.name} asks you to review the page “Over ons” (Dutch)`)
  expect(message.text).toContain('Kijk <b>eens</b>')
  expect(message.html).not.toContain('<b>eens')
  expect(message.text).toMatch(new RegExp(`/en/admin/cms/pages/${page.id}\\?locale=nl&review=${id}`))
})

it('mails nobody when everybody who may publish is asked', async () => {
  await reviewedPage(payload, company)
  expect(await mailJobs(company.editor.id)).toBe(0)
  expect(await mailJobs(company.admin.id)).toBe(0)
})

it('mails the requester what was decided, and not what they did themselves', async () => {
  const one = await reviewedPage(payload, company)
  await decide(company.editor, one.review.id, 'send-back', { reason: 'De prijs klopt niet.' })
  const sentBack = (await mailbox.next(one.writer.email)).message
  expect(sentBack.subject).toContain(
    `${company.editor.name} stuurt de pagina ‘Over ons en u’ (Nederlands) terug`,
  )
  expect(sentBack.text).toContain('De prijs klopt niet.')
  const other = await reviewedPage(payload, company)
  await decide(company.editor, other.review.id, 'approve', { fingerprint: other.review.fingerprint })
  expect((await mailbox.next(other.writer.email)).message.subject).toContain('goedgekeurd')
  const own = await reviewedPage(payload, company)
  await requestReviews(payload, own.writer, `/${own.review.id}/withdraw`, { method: 'POST' })
  expect(await mailJobs(own.writer.id)).toBe(0)
})
