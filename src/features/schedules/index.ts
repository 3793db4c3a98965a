/** What other features may use of this one. */
export { runScheduleTask } from './jobs/run-schedule'
export { keepSchedules, scheduleFuturePost } from './server/schedule-hooks'
export { listSchedules, readPublications, type ListedSchedule } from './server/read'
export { cancelSchedules } from './server/store'
