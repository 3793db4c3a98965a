/** Public interface of this feature. */
export { mailAccountTask } from './jobs/mail-account'
