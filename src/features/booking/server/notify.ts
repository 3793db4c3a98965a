import type { PayloadRequest, TypedJobs } from 'payload'

import type { Booking } from '@/payload-types'
import { isDone, once, queueJob } from '@/src/features/jobs'
import { canSendMail, type Mail, sendMail } from '@/src/platform/mail/send'
import { loadBookingMailContext } from './booking-mail-context'
import { companyMail, visitorMail } from './messages'

type BookingMail = TypedJobs['tasks']['mailBooking']['input']

/**
 * Queues the mails of a booking, one job each, so that a failure of one does not repeat the other.
 * @param token for the visitor to cancel with; without it the mails are about the cancellation
 */
export async function queueBookingMails(req: PayloadRequest, booking: string, token?: string): Promise<void> {
  if (!canSendMail(req.payload)) return
  // Elsewhere only the hash of the token is stored; the job stores it encrypted until the mail is sent.
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
    // A job has no user; the mail goes to the parties of the booking only.
    overrideAccess: true,
  })
  // Deleted, or cancelled before the confirmation was sent: the cancellation has its own job.
  if (booking?.status !== input.about) return null
  const context = await loadBookingMailContext(req.payload, booking)
  if (!context) return null
  if (input.to === 'company') return context.recipients.length > 0 ? companyMail(booking, context) : null
  return visitorMail(booking, context, input.token ? req.payload.decrypt(input.token) : undefined)
}

/** Sends one queued mail of a booking. @throws when the mail server does not accept it */
export async function mailBooking(req: PayloadRequest, jobId: string, input: BookingMail): Promise<void> {
  if (await isDone(req, jobId, 'delivered')) return
  const mail = await compose(req, input)
  if (mail) await sendMail(req.payload, mail)
  await once(req, jobId, 'delivered', () => Promise.resolve())
}
