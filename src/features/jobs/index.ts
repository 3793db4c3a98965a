/** What other features may use of this one. */
export { isDone, once } from './server/once'
export { queueJob, queueJobAt } from './server/queue-job'
