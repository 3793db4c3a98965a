/** What other features may use of this one. */
export { lookAfterSubmissions } from './server/process-submissions'
