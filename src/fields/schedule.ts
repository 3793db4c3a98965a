import type { Field } from 'payload'

import { texts } from '@/src/i18n/locale-texts'

/** What happens to the document at a set time; it stores nothing itself. */
export const scheduleField: Field = {
  name: 'schedule',
  type: 'ui',
  label: texts({ nl: 'Planning', en: 'Schedule' }),
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/features/schedules/admin/ScheduleField#ScheduleField' },
  },
}
