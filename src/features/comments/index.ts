/** Public interface of this feature. */
export { mailCommentTask } from './jobs/mail-comment'
export { threadHref } from './server/thread-href'
export { listThreads, openThreads, type Thread } from './server/read'
