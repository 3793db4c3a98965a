import ICAL from 'ical.js'
import { commitTransaction, killTransaction, type Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { newBooking } from '@/src/features/booking/api/schemas'
import { dataOf } from '@/src/api/core/schemas'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call } from '@/src/testing/api'
import { randomVisitor, openForBookings, orderFor } from '@/src/testing/bookings'
import { configureMail } from '@/src/testing/configured-mail'
import { jobOf, readJob } from '@/src/testing/jobs'
import type { Delivery, Mailbox } from '@/src/testing/mailbox'
import { type Company, createCompany } from '@/src/testing/tenants'
import { transaction } from '@/src/testing/transaction'

let payload: Payload
let company: Company
let mailbox: Mailbox

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  await openForBookings(payload, company, {
    title: 'Een half uur',
    location: 'Wij bellen u',
    mailText: 'Houd de telefoon bij de hand.',
  })
  mailbox = await configureMail(payload)
})
afterAll(() => mailbox.stop())

/** The next mail to the visitor and the next to the company; mails of several bookings arrive in any order. */
const nextMails = async (): Promise<{ visitor: Delivery; company: Delivery }> => ({
  visitor: await mailbox.next('noor@example.org'),
  company: await mailbox.next('agenda@kade.example'),
})

const eventOf = ({ message }: Delivery) => {
  const [file] = message.attachments.filter(
    ({ mimeType }) => mimeType.includes('ics') || mimeType === 'text/calendar',
  )
  const text = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content)
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const [event] = calendar.getAllSubcomponents('vevent')
  if (!event) throw new Error('No event is attached')
  return { method: calendar.getFirstPropertyValue('method'), event: new ICAL.Event(event) }
}

async function book(own: Record<string, unknown> = {}) {
  const { hostname: host } = company.domain
  const free = (await (await call('/api/bookings/slots', { host })).json()) as {
    data: { slots: { start: string }[] }
  }
  const body = orderFor(free.data.slots[0]?.start ?? '', own)
  const response = await call('/api/bookings', { host, body, headers: randomVisitor() })
  return (await bodyAs(response, dataOf(newBooking))).data
}

it('mails visitor and company about a booking and its cancellation, with calendar events', async () => {
  const { id, token, start } = await book({ message: 'Over <b>facturen</b>' })
  const first = await nextMails()
  expect(first.visitor.message.subject).toContain('Een half uur: ')
  expect(first.visitor.message.replyTo).toMatchObject([{ address: 'agenda@kade.example' }])
  expect(first.visitor.message.text).toContain('Houd de telefoon bij de hand.')
  expect(first.visitor.message.text).toContain('tijd in New York')
  expect(first.visitor.message.text).toContain('tijd in UTC')
  expect(first.visitor.message.text).toContain(`/belafspraak#booking=${id}.${token}`)
  expect(first.company.message.replyTo).toMatchObject([{ address: 'noor@example.org' }])
  expect(first.company.message.text).toContain(`/admin/bookings/${id}`)
  expect(first.company.message.text).toContain('+31 30 123 45 67')
  expect(first.company.message.html).toContain('&lt;b&gt;facturen')
  expect(`${first.company.message.text} ${first.company.message.html}`).not.toContain(token)
  const invited = eventOf(first.visitor)
  expect(invited.method).toBe('REQUEST')
  expect(invited.event.startDate.toJSDate().toISOString()).toBe(start)
  expect(eventOf(first.company).event.uid).toBe(invited.event.uid)

  await call(`/api/bookings/${id}/cancel`, { host: company.domain.hostname, body: { token } })
  const second = await nextMails()
  expect(second.visitor.message.subject).toContain('Afgezegd')
  expect(second.company.message.subject).toContain('Afgezegd: Noor de Boer')
  const cancellation = eventOf(second.visitor)
  expect(cancellation.method).toBe('CANCEL')
  expect(cancellation.event).toMatchObject({ uid: invited.event.uid, sequence: invited.event.sequence + 1 })
})

it('mails the visitor in their language, also when the company cancels in the admin', async () => {
  const { id } = await book({ locale: 'en' })
  const first = await nextMails()
  expect(first.visitor.message.text).toContain('Your call is booked')
  expect(first.company.message.text).toContain('Nieuw gesprek')
  await payload.update({
    collection: 'bookings',
    id,
    data: { status: 'cancelled' },
    user: company.editor,
    overrideAccess: false,
  })
  const { visitor } = await nextMails()
  expect(visitor.message.text).toContain('The call is cancelled')
})

it('mails nobody about a cancellation that is rolled back', async () => {
  const [rolledBack, cancelled] = [await book(), await book({ name: 'Sam Prins' })]
  for (const _ of [rolledBack, cancelled]) await nextMails()
  const cancel = (end: typeof commitTransaction, id: string) =>
    transaction(payload, end, (req) =>
      payload.update({
        collection: 'bookings',
        id,
        data: { status: 'cancelled' },
        req,
        overrideAccess: true,
      }),
    )
  await cancel(killTransaction, rolledBack.id)
  await cancel(commitTransaction, cancelled.id)
  expect((await nextMails()).company.message.subject).toContain('Afgezegd: Sam Prins')
})

it('keeps a booking whose mails are rejected, and sends them on a retry with the link to cancel', async () => {
  mailbox.refuse(true)
  const { id, token } = await book()
  const booking = await payload.findByID({ collection: 'bookings', id, overrideAccess: true })
  expect(booking.status).toBe('booked')
  const jobs = await Promise.all(
    (['visitor', 'company'] as const).map((to) => jobOf(payload, 'mailBooking', { booking: id, to })),
  )
  mailbox.refuse(false)
  expect(JSON.stringify(jobs)).not.toContain(token)
  for (const job of jobs) await payload.jobs.runByID({ id: job.id })
  const { visitor, company: companyDelivery } = await nextMails()
  expect(visitor.message.text).toContain(`/belafspraak#booking=${id}.${token}`)
  expect(visitor.message.messageId).toBe(`<booking-booked-visitor.${id}@kade.example>`)
  expect(companyDelivery.message.messageId).toBe(`<booking-booked-company.${id}@kade.example>`)
  for (const job of jobs) expect((await readJob(payload, job.id)).completedAt).toBeTruthy()
})
