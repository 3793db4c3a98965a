'use client'

import { latePart } from '@/src/admin/late-part'

/** Its reckoning with time zones is loaded when somebody schedules something. */
export const LazyScheduleDialog = latePart(() =>
  import('./ScheduleDialog').then(({ ScheduleDialog }) => ScheduleDialog),
)
