import type { Tab } from 'payload'

import { lineField, proseField } from '@/src/fields/copy'
import { texts } from '@/src/i18n/locale-texts'

/** Information about the call for visitors and the tenant. */
export const callTab: Tab = {
  label: texts({ nl: 'Het gesprek', en: 'The call' }),
  fields: [
    lineField({
      name: 'title',
      label: { nl: 'Naam in de agenda', en: 'Name in the calendar' },
      description: {
        nl: 'Ook het onderwerp van de e-mails. Leeg: de naam van de site.',
        en: 'Also the subject of the e-mails. Empty: the name of the site.',
      },
    }),
    lineField({
      name: 'location',
      label: { nl: 'Waar', en: 'Where' },
      description: {
        nl: 'Bijvoorbeeld: wij bellen u op het nummer dat u opgeeft.',
        en: 'For instance: we call you on the number you give.',
      },
    }),
    proseField({
      name: 'mailText',
      label: { nl: 'Tekst in de bevestiging', en: 'Text in the confirmation' },
      description: {
        nl: 'Staat in de e-mail aan de bezoeker, boven dag en tijd.',
        en: 'Shown in the e-mail to the visitor, above day and time.',
      },
    }),
    {
      name: 'topics',
      type: 'array',
      maxRows: 12,
      label: texts({ nl: 'Onderwerpen', en: 'Topics' }),
      labels: {
        singular: texts({ nl: 'Onderwerp', en: 'Topic' }),
        plural: texts({ nl: 'Onderwerpen', en: 'Topics' }),
      },
      admin: {
        description: texts({
          nl: 'Waaruit de bezoeker kiest. Zonder onderwerpen vervalt de vraag.',
          en: 'The choices for visitors. Without topics, the question is not shown.',
        }),
      },
      fields: [lineField({ name: 'label', label: { nl: 'Onderwerp', en: 'Topic' }, required: true })],
    },
    {
      name: 'recipients',
      type: 'array',
      maxRows: 10,
      label: texts({ nl: 'Wie bericht krijgt', en: 'Who is notified' }),
      labels: {
        singular: texts({ nl: 'Ontvanger', en: 'Recipient' }),
        plural: texts({ nl: 'Ontvangers', en: 'Recipients' }),
      },
      fields: [
        {
          name: 'email',
          type: 'email',
          required: true,
          label: texts({ nl: 'E-mailadres', en: 'E-mail address' }),
        },
      ],
    },
  ],
}
