import type {
  CollectionConfig,
  Field,
  FieldHook,
  JobsConfig,
  SanitizedConfig,
  SelectField,
  TextField,
} from 'payload'

import type { PayloadJob } from '@/payload-types'
import { isSuperAdmin } from '@/src/access/memberships'
import { superAdminOnly, denyAll } from '@/src/access/predicates'
import { textIn, texts } from '@/src/i18n/locale-texts'
import { dateAndTime } from '@/src/fields/dates'
import { searchField } from '@/src/fields/search-field'
import { LOCALES } from '@/src/lib/constants'
import { TASKS } from './registry'

const CELLS = '/src/features/jobs/admin/cells'
const unseen = { hidden: true, disableListColumn: true, disableListFilter: true } as const
const aside = { readOnly: true, position: 'sidebar' } as const

const TASK_OPTIONS: SelectField['options'] = [
  { value: 'inline', label: 'inline' },
  ...Object.values(TASKS).map(({ slug, labels }) => ({ value: slug, label: labels })),
]

const state: Field = {
  name: 'state',
  type: 'ui',
  label: texts({ nl: 'Toestand', en: 'State' }),
  admin: { components: { Cell: `${CELLS}#StateCell` } },
}
const lastError: Field = {
  name: 'lastError',
  type: 'ui',
  label: texts({ nl: 'Fout', en: 'Error' }),
  admin: { components: { Cell: `${CELLS}#ErrorCell` } },
}
const details: Field = {
  name: 'details',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/features/jobs/admin/JobDetails#JobDetails' },
  },
}
/** The worker that runs the job, or ran it last: `src/platform/database/worker-session.ts`. */
const worker: Field = { name: 'worker', type: 'text', index: true, admin: unseen }

const taskLabel: FieldHook<PayloadJob> = ({ data, req }) => {
  const task = Object.values(TASKS).find(({ slug }) => slug === data?.taskSlug)
  return task ? textIn(task.labels, req.i18n.language) : data?.taskSlug
}
/** The title of a job. Payload allows a virtual field as a title only with a path; this one leads nowhere, so the hook's value stays. */
const taskName: TextField = {
  name: 'taskName',
  type: 'text',
  virtual: 'taskSlug.label',
  label: texts({ nl: 'Taak', en: 'Task' }),
  admin: unseen,
  hooks: { afterRead: [taskLabel] },
}

/** The tasks that are called so, in any language. */
const searchTasks = searchField(taskName.name, (_, text) => {
  const isCalled = (label: string) => label.toLowerCase().includes(text.trim().toLowerCase())
  const found = Object.values(TASKS).filter(({ labels }) =>
    LOCALES.some((locale) => isCalled(labels[locale])),
  )
  return { taskSlug: { in: found.map(({ slug }) => slug) } }
})

/** Those of Payload's fields that people see, as Payload declares them but for labels. */
const SHOWN: readonly Field[] = [
  {
    name: 'taskSlug',
    type: 'select',
    index: true,
    options: TASK_OPTIONS,
    label: texts({ nl: 'Taak', en: 'Task' }),
    admin: aside,
  },
  {
    name: 'totalTried',
    type: 'number',
    defaultValue: 0,
    index: true,
    label: texts({ nl: 'Pogingen', en: 'Attempts' }),
    admin: aside,
  },
  {
    name: 'waitUntil',
    type: 'date',
    index: true,
    label: texts({ nl: 'Volgende poging', en: 'Next attempt' }),
    admin: { ...aside, date: dateAndTime },
  },
  {
    name: 'completedAt',
    type: 'date',
    index: true,
    label: texts({ nl: 'Klaar', en: 'Done' }),
    admin: { ...aside, date: dateAndTime },
  },
]

/** The fields without Payload's tabs; those that nobody needs to see are out of sight. */
function presented(field: Field): Field[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields.flatMap(presented))
  if (!('name' in field)) return [field]
  const shown = SHOWN.find((own) => 'name' in own && own.name === field.name)
  // Of a field's own type; only `admin` is another.
  return [shown ?? ({ ...field, admin: unseen } as Field)]
}

/** Payload's collection of jobs as super admins see it. Nobody writes it; the actions run a job again or cancel it. */
export const jobsCollection: NonNullable<JobsConfig['jobsCollectionOverrides']> = ({
  defaultJobsCollection,
}): CollectionConfig => ({
  ...defaultJobsCollection,
  labels: { singular: texts({ nl: 'Taak', en: 'Job' }), plural: texts({ nl: 'Taken', en: 'Jobs' }) },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'taskName',
    // Payload does not know that the user is one of ours.
    hidden: ({ user }) => !isSuperAdmin(user as never),
    hideAPIURL: true,
    defaultColumns: ['taskSlug', 'state', 'totalTried', 'waitUntil', 'lastError', 'createdAt'],
    listSearchableFields: [taskName.name],
    description: texts({
      nl: 'Mail, webhooks en periodiek onderhoud. Wat klaar is verdwijnt na een week, wat mislukte na 90 dagen.',
      en: 'Mail, webhooks and periodic maintenance. What is done goes after a week, what failed after 90 days.',
    }),
  },
  access: { read: superAdminOnly, create: denyAll, update: denyAll, delete: denyAll },
  disableDuplicate: true,
  disableBulkEdit: true,
  fields: [details, ...defaultJobsCollection.fields.flatMap(presented), taskName, state, lastError, worker],
})

/** Lets the list of jobs be searched; Payload warns about hooks that its own setting for this collection adds. */
export const searchJobs = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((collection) =>
    collection.slug === 'payload-jobs'
      ? { ...collection, hooks: { ...collection.hooks, beforeOperation: [searchTasks] } }
      : collection,
  ),
})
