import type { Payload } from 'payload'

import type { Booking } from '@/payload-types'
import { canSendMail, type Mail, sendMail } from '@/src/platform/mail/send'
import { readCircumstances } from './booking-mail-context'
import { companyMail, visitorMail } from './messages'

/** Sends what can be sent. A mail that fails is logged and holds up neither the other one nor the booking. */
async function deliver(payload: Payload, booking: Booking, token?: string): Promise<void> {
  if (!canSendMail(payload)) return
  const circumstances = await readCircumstances(payload, booking)
  if (!circumstances) return
  const mails: Mail[] = [
    visitorMail(booking, circumstances, token),
    ...(circumstances.recipients.length > 0 ? [companyMail(booking, circumstances)] : []),
  ]
  const results = await Promise.allSettled(mails.map((mail) => sendMail(payload, mail)))
  for (const result of results)
    if (result.status === 'rejected')
      payload.logger.error({ err: result.reason, booking: booking.id }, 'A mail about a booking was not sent')
}

async function orLog(payload: Payload, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    payload.logger.error({ err: error, booking: id }, 'Nobody was told about a booking')
  }
}

/** Tells visitor and company that a call is booked; to be called once the booking is stored. Never throws. */
export const tellBooked = (payload: Payload, booking: Booking, token: string): Promise<void> =>
  orLog(payload, booking.id, () => deliver(payload, booking, token))

/** Tells both that a call is cancelled; to be called once that is stored. Never throws. */
export const tellCancelled = (payload: Payload, id: string): Promise<void> =>
  orLog(payload, id, async () => {
    const booking = await payload.findByID({
      collection: 'bookings',
      id,
      showHiddenFields: true,
      depth: 0,
      // Nobody asks: the message goes to those whom the booking concerns.
      overrideAccess: true,
    })
    if (booking.status === 'cancelled') await deliver(payload, booking)
  })
