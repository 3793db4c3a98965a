import type { CollectionConfig } from 'payload'

import { wherePermitted, denyAll } from '@/src/access/predicates'
import { CONSENT_MODE_LABELS, CONSENT_MODES } from '@/src/features/consent/rules/consent'
import { texts } from '@/src/i18n/locale-texts'
import { LANGUAGE_OPTIONS, selectOptions } from '@/src/fields/select-options'
import { rejectSnapshotInUse } from '@/src/features/consent/hooks/reject-delete-in-use'

/** The text of the consent dialog at the time a visitor confirmed it. Each text is stored once. */
export const ConsentSnapshots: CollectionConfig = {
  slug: 'consent-snapshots',
  labels: {
    singular: texts({ nl: 'Getoonde toestemmingstekst', en: 'Consent texts as shown' }),
    plural: texts({ nl: 'Getoonde toestemmingsteksten', en: 'Consent texts as shown' }),
  },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'fingerprint',
    defaultColumns: ['createdAt', 'version', 'locale', 'mode', 'fingerprint'],
    description: texts({
      nl: 'De teksten zoals bezoekers ze zagen toen zij kozen. Ze ontstaan vanzelf bij de eerste keuze na een wijziging.',
      en: 'The texts as visitors saw them when they made their choice. Stored automatically with the first choice after a change.',
    }),
  },
  // Only the site writes these; they never change.
  access: {
    read: wherePermitted('settings.read'),
    create: denyAll,
    update: denyAll,
    delete: wherePermitted('settings.write'),
  },
  hooks: { beforeDelete: [rejectSnapshotInUse] },
  fields: [
    { name: 'version', type: 'number', required: true, label: texts({ nl: 'Versie', en: 'Version' }) },
    {
      name: 'locale',
      type: 'select',
      required: true,
      label: texts({ nl: 'Taal', en: 'Language' }),
      options: LANGUAGE_OPTIONS,
    },
    {
      name: 'mode',
      type: 'select',
      required: true,
      label: texts({ nl: 'Vorm', en: 'Mode' }),
      options: selectOptions(CONSENT_MODES, CONSENT_MODE_LABELS),
    },
    {
      name: 'texts',
      type: 'json',
      required: true,
      label: texts({ nl: 'Teksten', en: 'Texts' }),
      admin: { components: { Field: '/src/upstream/payload/code-field#StoredField' } },
    },
    {
      name: 'fingerprint',
      type: 'text',
      required: true,
      unique: true,
      label: texts({ nl: 'Vingerafdruk', en: 'Fingerprint' }),
    },
  ],
}
