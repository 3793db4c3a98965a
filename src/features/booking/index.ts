/** What other features may use of this one. */
export { mailBookingTask } from './jobs/mail-booking'
