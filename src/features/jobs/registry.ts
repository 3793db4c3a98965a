import { mailAccountTask } from '@/src/features/accounts'
import { pruneAuditLogTask } from '@/src/features/audit'
import { pruneConversationsTask, pruneUsageLogsTask } from '@/src/features/assistant'
import { mailBookingTask } from '@/src/features/booking'
import { mailCommentTask } from '@/src/features/comments'
import { checkDomainsTask } from '@/src/features/domains'
import {
  callWebhookTask,
  eraseSubmissionsTask,
  mailAssigneeTask,
  mailReplyTask,
  mailSubmissionTask,
} from '@/src/features/forms'
import { restoreFilesTask } from '@/src/features/media'
import { pruneNotFoundLogTask } from '@/src/features/redirects'
import { mailReviewTask } from '@/src/features/reviews'
import { runReleaseTask } from '@/src/features/releases'
import { runScheduleTask } from '@/src/features/schedules'
import { translateDocumentsTask } from '@/src/features/translation'
import { emptyTrashTask } from '@/src/features/trash'
import { pruneVisitsTask } from '@/src/features/visits'
import type { JobTask, TaskSlug } from './rules/task'
import { pruneJobsTask } from './server/prune-jobs'

/** Every task of the job queue. A new one needs a migration: Postgres knows their slugs as an enumeration. */
export const TASKS = {
  mailSubmission: mailSubmissionTask,
  callWebhook: callWebhookTask,
  mailAssignee: mailAssigneeTask,
  mailReply: mailReplyTask,
  mailBooking: mailBookingTask,
  mailAccount: mailAccountTask,
  mailComment: mailCommentTask,
  mailReview: mailReviewTask,
  runRelease: runReleaseTask,
  runSchedule: runScheduleTask,
  translateDocuments: translateDocumentsTask,
  eraseSubmissions: eraseSubmissionsTask,
  restoreFiles: restoreFilesTask,
  checkDomains: checkDomainsTask,
  emptyTrash: emptyTrashTask,
  pruneNotFoundLog: pruneNotFoundLogTask,
  pruneAuditLog: pruneAuditLogTask,
  pruneUsageLogs: pruneUsageLogsTask,
  pruneConversations: pruneConversationsTask,
  pruneVisits: pruneVisitsTask,
  pruneJobs: pruneJobsTask,
} satisfies { [Slug in Exclude<TaskSlug, 'inline'>]: JobTask<Slug> }
