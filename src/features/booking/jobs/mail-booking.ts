import { DELIVERY_RETRIES, type JobTask } from '@/src/features/jobs/rules/task'
import { mailBooking } from '../server/notify'

export const mailBookingTask: JobTask<'mailBooking'> = {
  slug: 'mailBooking',
  labels: { nl: 'Belafspraak mailen', en: 'Mail a booking' },
  retries: DELIVERY_RETRIES,
  inputSchema: [
    { name: 'booking', type: 'text', required: true },
    { name: 'about', type: 'select', options: ['booked', 'cancelled'], required: true },
    { name: 'to', type: 'select', options: ['visitor', 'company'], required: true },
    { name: 'token', type: 'text' },
  ],
  handler: async ({ input, job, req }) => {
    await mailBooking(req, String(job.id), input)
    return { output: {} }
  },
}
