import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { announceConsentChange, announceConsentRemoval } from '@/src/cache/hooks'
import { texts } from '@/src/i18n/locale-texts'
import { allowanceFields, buttonFields, informationFields, ruleFields, settingsFields } from './fields'

/** The texts of the consent dialog and their version; one per tenant. */
export const ConsentTexts: CollectionConfig = {
  slug: 'consent-texts',
  labels: {
    singular: texts({ nl: 'Toestemming', en: 'Consent' }),
    plural: texts({ nl: 'Toestemming', en: 'Consent' }),
  },
  admin: {
    useAsTitle: 'title',
    description: texts({
      nl: 'Wat bezoekers lezen wanneer om toestemming voor cookies wordt gevraagd. Of alles vooraf aan staat, kiest u per domein. Een taal die hier ontbreekt, krijgt de standaardteksten.',
      en: 'The texts of the cookie consent dialog. Whether categories are preselected is set per domain. Languages without texts use the standard ones.',
    }),
  },
  access: tenantScoped({ read: 'settings.read', write: 'settings.write' }),
  hooks: { afterChange: [announceConsentChange], afterDelete: [announceConsentRemoval] },
  fields: [
    ...ruleFields,
    {
      type: 'tabs',
      tabs: [
        { label: texts({ nl: 'Tabblad 1: toestemming', en: 'Tab 1: consent' }), fields: allowanceFields },
        { label: texts({ nl: 'Tabblad 2: instellingen', en: 'Tab 2: settings' }), fields: settingsFields },
        {
          label: texts({ nl: 'Tabblad 3: meer informatie', en: 'Tab 3: more information' }),
          fields: informationFields,
        },
        { label: texts({ nl: 'Knoppen', en: 'Buttons' }), fields: buttonFields },
      ],
    },
  ],
}
