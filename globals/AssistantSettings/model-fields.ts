import type { Field, TextField } from 'payload'

import { dateAndTime } from '@/src/fields/dates'
import { type LocaleTexts, textIn, texts } from '@/src/i18n/locale-texts'
import { env } from '@/src/platform/env'

const NOT_ALLOWED: LocaleTexts<(models: string) => string> = {
  nl: (models) => `Kies een model dat de installatie toestaat: ${models}.`,
  en: (models) => `Choose a model that the installation allows: ${models}.`,
}

const modelField = (name: string, label: LocaleTexts, description: LocaleTexts): TextField => ({
  name,
  type: 'text',
  label,
  // Not a select: Postgres would know the models of the environment as an enumeration.
  validate: (value: string | null | undefined, { req }) =>
    !value ||
    env.LLM?.models.includes(value) ||
    textIn(NOT_ALLOWED, req.i18n.language)(env.LLM?.models.join(', ') || '–'),
  admin: { description, components: { Field: '/src/features/assistant/admin/ModelField#ModelField' } },
})

const ownKey: Field[] = [
  {
    name: 'newKey',
    type: 'text',
    virtual: true,
    maxLength: 500,
    label: texts({ nl: 'Eigen API-sleutel', en: 'Own API key' }),
    admin: {
      autoComplete: 'off',
      description: texts({
        nl: 'Voor wie rechtstreeks met de aanbieder afrekent. De sleutel wordt versleuteld bewaard en niet meer getoond. Leeg laten: de huidige blijft.',
        en: 'To be billed by the provider directly. The key is stored encrypted and never shown again. Leave empty to keep the current one.',
      }),
    },
  },
  {
    name: 'ownKeySetAt',
    type: 'date',
    label: texts({ nl: 'Eigen sleutel opgeslagen', en: 'Own key stored' }),
    access: { create: () => false, update: () => false },
    admin: { readOnly: true, date: dateAndTime, condition: (data) => Boolean(data.ownKeySetAt) },
  },
  {
    name: 'removeKey',
    type: 'checkbox',
    virtual: true,
    label: texts({ nl: 'Eigen sleutel verwijderen bij het opslaan', en: 'Remove the own key when saving' }),
    admin: { condition: (data) => Boolean(data.ownKeySetAt) },
  },
  {
    name: 'sealedKey',
    type: 'text',
    hidden: true,
    access: { create: () => false, read: () => false, update: () => false },
  },
]

export const modelFields: Field[] = [
  {
    name: 'state',
    type: 'ui',
    admin: { components: { Field: '/src/features/assistant/admin/ModelState#ModelState' } },
  },
  {
    name: 'enabled',
    type: 'checkbox',
    defaultValue: true,
    label: texts({ nl: 'De assistent staat aan', en: 'The assistant is on' }),
  },
  modelField(
    'model',
    { nl: 'Model', en: 'Model' },
    { nl: 'Leeg: dat van de installatie.', en: 'Empty: that of the installation.' },
  ),
  modelField(
    'fastModel',
    { nl: 'Model voor kort werk', en: 'Model for short work' },
    {
      nl: 'Voor losse velden. Leeg: dat van de installatie.',
      en: 'For single fields. Empty: that of the installation.',
    },
  ),
  ...ownKey,
]
