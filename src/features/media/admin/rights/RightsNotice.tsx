'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { dateText } from '@/src/lib/format-datetime'
import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'
import { rightsState, type RightsState } from '../../rules/rights'

const TEXTS: LocaleTexts<Record<RightsState, (day: string) => string>> = {
  nl: {
    expired: (day) =>
      `Het gebruiksrecht is verlopen: de laatste dag was ${day}. De afbeelding blijft online tot u haar vervangt of weghaalt; onder “Hier gebruikt” staat waar.`,
    ending: (day) =>
      `Het gebruiksrecht loopt af: de laatste dag is ${day}. Verleng het, of kies op tijd een andere afbeelding.`,
  },
  en: {
    expired: (day) =>
      `The right of use has expired: the last day was ${day}. The image stays online until you replace or remove it; “Used here” says where.`,
    ending: (day) =>
      `The right of use is ending: the last day is ${day}. Extend it, or choose another image in time.`,
  },
}

/** Says in the form of an image that it may not be used any more, or not for long. */
export function RightsNotice() {
  const until = useFormFields(([fields]) => fields.rightsUntil?.value)
  const language = toLocale(useTranslation().i18n.language)
  const text = typeof until === 'string' ? until : null
  const [now] = useState(() => new Date())
  const state = rightsState(text, now)
  return (
    <output className="gevel-rights-notice">
      {state && text && (
        <p className="gevel-warning">{TEXTS[language][state](dateText(Date.parse(text), language, 'UTC'))}</p>
      )}
    </output>
  )
}
