/** Public interface of this feature. */
export { mailCommentTask } from './jobs/mail-comment'
export { countOpen } from './server/read'
