import type { Field } from 'payload'

import {
  AUDIT_ACTIONS,
  AUDIT_WAYS,
  type AuditAction,
  type AuditWay,
} from '@/src/features/audit/rules/audit-entry'

type Label = { nl: string; en: string }

const ACTIONS: Record<AuditAction, Label> = {
  create: { nl: 'Gemaakt', en: 'Created' },
  update: { nl: 'Gewijzigd', en: 'Changed' },
  draft: { nl: 'Aan gewerkt', en: 'Worked on' },
  publish: { nl: 'Gepubliceerd', en: 'Published' },
  unpublish: { nl: 'Offline gehaald', en: 'Unpublished' },
  delete: { nl: 'Verwijderd', en: 'Deleted' },
}

const WAYS: Record<AuditWay, Label> = {
  admin: { nl: 'Beheer', en: 'Admin' },
  api: { nl: 'API', en: 'API' },
  system: { nl: 'Systeem', en: 'System' },
}

const aside = { readOnly: true, position: 'sidebar' } as const
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true } as const

const document: Field[] = [
  {
    name: 'documentTitle',
    type: 'text',
    label: { nl: 'Document', en: 'Document' },
    admin: {
      readOnly: true,
      components: {
        Cell: '/src/features/audit/admin/cells#DocumentCell',
        Field: '/src/features/audit/admin/cells#DocumentField',
      },
    },
  },
  {
    name: 'changes',
    type: 'json',
    label: { nl: 'Wijzigingen', en: 'Changes' },
    admin: {
      readOnly: true,
      disableListFilter: true,
      components: {
        Cell: '/src/features/audit/admin/cells#ChangesCell',
        Field: '/src/features/audit/admin/Changes#Changes',
      },
    },
  },
]

const circumstances: Field[] = [
  {
    name: 'action',
    type: 'select',
    required: true,
    label: { nl: 'Wat', en: 'What' },
    options: AUDIT_ACTIONS.map((value) => ({ value, label: ACTIONS[value] })),
    admin: aside,
  },
  {
    name: 'documentCollection',
    type: 'text',
    required: true,
    label: { nl: 'Soort', en: 'Kind' },
    // The field above names it, in words.
    admin: {
      readOnly: true,
      components: { Cell: '/src/features/audit/admin/cells#CollectionCell' },
      condition: () => false,
    },
  },
  {
    name: 'actor',
    type: 'relationship',
    relationTo: 'users',
    label: { nl: 'Persoon', en: 'Person' },
    admin: { ...aside, allowCreate: false, allowEdit: false, disableListColumn: true, hidden: true },
  },
  {
    name: 'actorName',
    type: 'text',
    label: { nl: 'Door', en: 'By' },
    admin: {
      ...aside,
      components: { Cell: '/src/features/audit/admin/cells#ActorCell' },
      description: { nl: 'Leeg: niemand die was ingelogd.', en: 'Empty: nobody who was signed in.' },
    },
  },
  {
    name: 'via',
    type: 'select',
    required: true,
    label: { nl: 'Via', en: 'Via' },
    options: AUDIT_WAYS.map((value) => ({ value, label: WAYS[value] })),
    admin: aside,
  },
  {
    name: 'locale',
    type: 'text',
    label: { nl: 'Taal', en: 'Language' },
    // A change that is of no language is of none.
    admin: { ...aside, condition: (data) => Boolean(data.locale) },
  },
]

const unseen: Field[] = [
  {
    name: 'documentId',
    type: 'text',
    required: true,
    label: 'Id',
    admin: { hidden: true, disableListColumn: true },
  },
  { name: 'furtherChanges', type: 'number', defaultValue: 0, admin: hidden },
]

export const auditFields: Field[] = [...document, ...circumstances, ...unseen]
