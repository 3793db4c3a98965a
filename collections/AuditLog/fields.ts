import type { Field } from 'payload'

import {
  AUDIT_ACTIONS,
  AUDIT_SOURCES,
  type AuditAction,
  type AuditSource,
} from '@/src/features/audit/rules/audit-entry'
import { type LocaleTexts, texts } from '@/src/i18n/locale-texts'

const ACTIONS: Record<AuditAction, LocaleTexts> = {
  create: { nl: 'Gemaakt', en: 'Created' },
  update: { nl: 'Gewijzigd', en: 'Changed' },
  draft: { nl: 'Aan gewerkt', en: 'Worked on' },
  publish: { nl: 'Gepubliceerd', en: 'Published' },
  unpublish: { nl: 'Offline gehaald', en: 'Unpublished' },
  restore: { nl: 'Teruggezet', en: 'Restored' },
  propose: { nl: 'Voorgesteld', en: 'Proposed' },
  trash: { nl: 'Naar de prullenbak', en: 'Moved to the trash' },
  delete: { nl: 'Verwijderd', en: 'Deleted' },
}

const WAYS: Record<AuditSource, LocaleTexts> = {
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
    label: texts({ nl: 'Document', en: 'Document' }),
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
    label: texts({ nl: 'Wijzigingen', en: 'Changes' }),
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
    label: texts({ nl: 'Wat', en: 'What' }),
    options: AUDIT_ACTIONS.map((value) => ({ value, label: ACTIONS[value] })),
    admin: aside,
  },
  {
    name: 'documentCollection',
    type: 'text',
    required: true,
    label: texts({ nl: 'Soort', en: 'Kind' }),
    // The field above shows its name.
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
    label: texts({ nl: 'Persoon', en: 'Person' }),
    admin: { ...aside, allowCreate: false, allowEdit: false, disableListColumn: true, hidden: true },
  },
  {
    name: 'actorName',
    type: 'text',
    label: texts({ nl: 'Door', en: 'By' }),
    admin: {
      ...aside,
      components: { Cell: '/src/features/audit/admin/cells#ActorCell' },
      description: texts({ nl: 'Leeg: niemand die was ingelogd.', en: 'Empty: not signed in.' }),
    },
  },
  {
    name: 'via',
    type: 'select',
    required: true,
    label: texts({ nl: 'Via', en: 'Via' }),
    options: AUDIT_SOURCES.map((value) => ({ value, label: WAYS[value] })),
    admin: aside,
  },
  {
    name: 'tokenName',
    type: 'text',
    label: texts({ nl: 'API-token', en: 'API token' }),
    // Empty for a change with a session.
    admin: { ...aside, condition: (data) => Boolean(data.tokenName) },
  },
  {
    name: 'locale',
    type: 'text',
    label: texts({ nl: 'Taal', en: 'Language' }),
    // Empty for a change that concerns no single language.
    admin: {
      ...aside,
      components: {
        Cell: '/src/features/audit/admin/cells#LanguageCell',
        Field: '/src/features/audit/admin/cells#LanguageField',
      },
      condition: (data) => Boolean(data.locale),
    },
  },
]

const unseen: Field[] = [
  {
    name: 'documentId',
    type: 'text',
    required: true,
    label: 'Id',
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  { name: 'furtherChanges', type: 'number', defaultValue: 0, admin: hidden },
]

export const auditFields: Field[] = [...document, ...circumstances, ...unseen]
