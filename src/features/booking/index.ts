/** Public interface of this feature. */
export { mailBookingTask } from './jobs/mail-booking'
