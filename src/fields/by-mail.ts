import type { Field } from 'payload'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { headingField, introField, lineField, proseField } from './copy'
import { linkGroup } from './link'

/** Texts of a block that a link in an e-mail leads to: before the visitor confirms, on success and on failure. */
export const byMailFields = (doneLabel: LocaleTexts): Field[] => [
  headingField(true),
  introField(),
  lineField({
    name: 'submitLabel',
    label: { nl: 'Tekst op de knop', en: 'Text on the button' },
    required: true,
  }),
  proseField({ name: 'doneText', label: doneLabel, required: true }),
  linkGroup({
    name: 'signIn',
    label: { nl: 'Daarna inloggen', en: 'Signing in after that' },
    required: false,
  }),
  proseField({
    name: 'expiredText',
    label: { nl: 'Als de link niet (meer) werkt', en: 'When the link does not work (any more)' },
    required: true,
  }),
  linkGroup({
    name: 'again',
    label: { nl: 'Een nieuwe link vragen', en: 'Asking for a new link' },
    required: false,
  }),
]
