/** What other features may use of this one. */
export { callWebhookTask } from './jobs/call-webhook'
export { eraseSubmissionsTask } from './jobs/erase-submissions'
export { mailSubmissionTask } from './jobs/mail-submission'
