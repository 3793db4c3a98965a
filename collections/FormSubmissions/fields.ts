import type { Field, FieldAccess } from 'payload'

import { dateOnly } from '@/src/fields/dates'
import { texts } from '@/src/i18n/locale-texts'
import { SUBMISSION_STATUSES } from '@/src/features/forms/rules/submission'
import { LANGUAGE_OPTIONS, selectOptions } from '@/src/fields/select-options'
import { deliveryFields } from './delivery'

/** A submission cannot be edited. */
const never: FieldAccess = () => false
const sent = { access: { update: never } } as const
const readOnly = { readOnly: true } as const
const unseen = { hidden: true, disableListColumn: true, disableListFilter: true } as const
const aside = { readOnly: true, position: 'sidebar' } as const

const answers: Field = {
  name: 'submissionData',
  type: 'array',
  ...sent,
  label: texts({ nl: 'Antwoorden', en: 'Answers' }),
  admin: {
    ...readOnly,
    components: { Field: '/src/features/forms/admin/Answers#Answers' },
  },
  fields: [
    { name: 'field', type: 'text', required: true, admin: unseen },
    { name: 'label', type: 'text', required: true, admin: unseen },
    { name: 'value', type: 'textarea', label: texts({ nl: 'Antwoord', en: 'Answer' }) },
  ],
}

/** The raw answers by field name, for programs: labels depend on the language. */
const values: Field = {
  name: 'values',
  type: 'json',
  ...sent,
  admin: unseen,
  typescriptSchema: [
    () => ({ type: ['object', 'null'], additionalProperties: { type: ['string', 'number', 'boolean'] } }),
  ],
}

/** The files that were sent along, which are stored apart (src/features/forms/server/attachments). */
const attachments: Field = {
  name: 'attachments',
  type: 'json',
  ...sent,
  admin: unseen,
  typescriptSchema: [
    () => ({
      type: ['array', 'null'],
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'field', 'name', 'type', 'bytes'],
        properties: {
          ...{ id: { type: 'string' }, field: { type: 'string' }, name: { type: 'string' } },
          ...{ type: { type: 'string' }, bytes: { type: 'number' } },
        },
      },
    }),
  ],
}

const handling: Field[] = [
  {
    name: 'read',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    label: texts({ nl: 'Gelezen', en: 'Read' }),
    admin: { position: 'sidebar' },
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'inbox',
    index: true,
    label: texts({ nl: 'Status', en: 'Status' }),
    admin: { position: 'sidebar' },
    options: selectOptions(SUBMISSION_STATUSES, {
      inbox: texts({ nl: 'Te behandelen', en: 'To be handled' }),
      done: texts({ nl: 'Afgehandeld', en: 'Done' }),
      spam: texts({ nl: 'Ongewenst', en: 'Spam' }),
    }),
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    // Who may not read accounts gets the name from the field's own components.
    maxDepth: 0,
    label: texts({ nl: 'Toegewezen aan', en: 'Assigned to' }),
    admin: {
      position: 'sidebar',
      disableListFilter: true,
      disableBulkEdit: true,
      components: {
        Field: '/src/features/forms/admin/assignee/AssigneeField#AssigneeField',
        Cell: '/src/features/forms/admin/assignee/AssigneeCell#AssigneeCell',
      },
    },
  },
]

const circumstances: Field[] = [
  {
    name: 'form',
    type: 'relationship',
    relationTo: 'forms',
    required: true,
    ...sent,
    label: texts({ nl: 'Formulier', en: 'Form' }),
    admin: aside,
  },
  {
    name: 'domain',
    type: 'relationship',
    relationTo: 'domains',
    ...sent,
    label: texts({ nl: 'Domein', en: 'Domain' }),
    admin: aside,
  },
  { name: 'pagePath', type: 'text', ...sent, label: texts({ nl: 'Pagina', en: 'Page' }), admin: aside },
  {
    name: 'locale',
    type: 'select',
    required: true,
    ...sent,
    label: texts({ nl: 'Taal', en: 'Language' }),
    options: LANGUAGE_OPTIONS,
    admin: aside,
  },
  {
    name: 'consentText',
    type: 'textarea',
    ...sent,
    label: texts({ nl: 'Ging akkoord met', en: 'Agreed to' }),
    admin: { ...readOnly, condition: (data) => Boolean(data.consentText) },
  },
]

const bookkeeping: Field[] = [
  ...deliveryFields({ sent, aside, unseen }),
  {
    name: 'spamScore',
    type: 'number',
    defaultValue: 0,
    ...sent,
    label: texts({ nl: 'Kans op ongewenst (0–1)', en: 'Likelihood of spam (0–1)' }),
    admin: aside,
  },
  // A daily hash of the visitor: links submissions of the same visitor within one day only.
  { name: 'senderHash', type: 'text', ...sent, admin: unseen },
  {
    name: 'expiresAt',
    type: 'date',
    required: true,
    index: true,
    ...sent,
    label: texts({ nl: 'Wordt gewist op', en: 'Erased on' }),
    admin: { ...aside, date: dateOnly },
  },
]

/** Opening a submission marks it as read. */
const markRead: Field = {
  name: 'markRead',
  type: 'ui',
  admin: { components: { Field: '/src/features/forms/admin/MarkRead#MarkRead' }, disableListColumn: true },
}

/** What was answered to the visitor by mail. */
const replies: Field = {
  name: 'replies',
  type: 'ui',
  admin: {
    components: { Field: '/src/features/forms/admin/replies/Replies#Replies' },
    disableListColumn: true,
  },
}

export const submissionFields: Field[] = [
  {
    name: 'summary',
    type: 'text',
    ...sent,
    label: texts({ nl: 'Van', en: 'From' }),
    admin: {
      hidden: true,
      components: { Cell: '/src/features/forms/admin/inbox/SummaryCell#SummaryCell' },
    },
  },
  markRead,
  answers,
  values,
  attachments,
  ...handling,
  ...circumstances,
  replies,
  ...bookkeeping,
]
