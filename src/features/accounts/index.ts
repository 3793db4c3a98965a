/** What other features may use of this one. */
export { mailAccountTask } from './jobs/mail-account'
