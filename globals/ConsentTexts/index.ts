import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { announceConsentChange, announceConsentRemoval } from '@/src/cache/hooks'
import { allowanceFields, buttonFields, informationFields, ruleFields, settingsFields } from './fields'

/** What the consent dialog says, and which version of it counts; one per tenant. */
export const ConsentTexts: CollectionConfig = {
  slug: 'consent-texts',
  labels: {
    singular: { nl: 'Toestemming', en: 'Consent' },
    plural: { nl: 'Toestemming', en: 'Consent' },
  },
  admin: {
    useAsTitle: 'title',
    description: {
      nl: 'Wat bezoekers lezen wanneer om toestemming voor cookies wordt gevraagd. Of alles vooraf aan staat, kiest u per domein. Een taal die hier ontbreekt, krijgt de standaardteksten.',
      en: 'What visitors read when they are asked to consent to cookies. Whether everything starts on is chosen per domain. A language that is missing here has the standard texts.',
    },
  },
  access: tenantScoped({ read: 'settings.read', write: 'settings.write' }),
  hooks: { afterChange: [announceConsentChange], afterDelete: [announceConsentRemoval] },
  fields: [
    ...ruleFields,
    {
      type: 'tabs',
      tabs: [
        { label: { nl: 'Tabblad 1: toestemming', en: 'Tab 1: consent' }, fields: allowanceFields },
        { label: { nl: 'Tabblad 2: instellingen', en: 'Tab 2: settings' }, fields: settingsFields },
        {
          label: { nl: 'Tabblad 3: meer informatie', en: 'Tab 3: more information' },
          fields: informationFields,
        },
        { label: { nl: 'Knoppen', en: 'Buttons' }, fields: buttonFields },
      ],
    },
  ],
}
