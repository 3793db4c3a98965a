import type { PayloadRequest, TypedJobs } from 'payload'

import type { Booking } from '@/payload-types'
import { isDone, once, queueJob } from '@/src/features/jobs'
import { canSendMail, type Mail, sendMail } from '@/src/platform/mail/send'
import { loadBookingMailContext } from './booking-mail-context'
import { companyMail, visitorMail } from './messages'

type BookingMail = TypedJobs['tasks']['mailBooking']['input']

/**
 * Queues the mails of a booking, one job each, so that a failure of one does not repeat the other.
 * @param token what the visitor cancels with; without it the mails are about the cancellation
 */
export async function queueBookingMails(req: PayloadRequest, booking: string, token?: string): Promise<void> {
  if (!canSendMail(req.payload)) return
  // Only the hash of a token is stored; until the mail is sent the queue holds it encrypted.
  const secret = token ? { token: req.payload.encrypt(token) } : {}
  const about = token ? 'booked' : 'cancelled'
  await queueJob(req, 'mailBooking', { booking, about, to: 'visitor', ...secret })
  await queueJob(req, 'mailBooking', { booking, about, to: 'company' })
}

async function compose(req: PayloadRequest, input: BookingMail): Promise<Mail | null> {
  const booking: Booking | null = await req.payload.findByID({
    collection: 'bookings',
    id: input.booking,
    showHiddenFields: true,
    depth: 0,
    disableErrors: true,
    // The message goes to those whom the booking concerns.
    overrideAccess: true,
  })
  // Deleted, or cancelled before the confirmation could be sent: another job is about that.
  if (booking?.status !== input.about) return null
  const circumstances = await loadBookingMailContext(req.payload, booking)
  if (!circumstances) return null
  if (input.to === 'company')
    return circumstances.recipients.length > 0 ? companyMail(booking, circumstances) : null
  return visitorMail(booking, circumstances, input.token ? req.payload.decrypt(input.token) : undefined)
}

/** Sends one mail of a booking. @throws when the mail server does not accept it */
export async function mailBooking(req: PayloadRequest, jobId: string, input: BookingMail): Promise<void> {
  if (await isDone(req, jobId, 'delivered')) return
  const mail = await compose(req, input)
  if (mail) await sendMail(req.payload, mail)
  await once(req, jobId, 'delivered', () => Promise.resolve())
}
