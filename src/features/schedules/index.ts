/** What other features may use of this one. */
export { runScheduleTask } from './jobs/run-schedule'
export { keepSchedules, scheduleFuturePost } from './server/schedule-hooks'
export { cancelSchedules, readSchedules } from './server/store'
