/** What other features may use of this one. */
export { type Inbox, readInbox } from './server/inbox'
export { callWebhookTask } from './jobs/call-webhook'
export { eraseSubmissionsTask } from './jobs/erase-submissions'
export { mailAssigneeTask } from './jobs/mail-assignee'
export { mailReplyTask } from './jobs/mail-reply'
export { mailSubmissionTask } from './jobs/mail-submission'
