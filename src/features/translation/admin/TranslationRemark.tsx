'use client'

import { useCallback } from 'react'

import { useStored } from '@/src/admin/document/use-stored'
import { localeName } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { TranslatedCollection } from '../rules/translated'
import { lacking } from './lacking'
import { SourceChange } from './SourceChange'
import { TRANSLATION_TEXTS } from './texts'
import { translationHref } from './translation-href'
import { readTranslation, type Translation } from './read-translation'

type Props = {
  collection: TranslatedCollection
  tenant: string
  from: Locale
  targets: readonly Locale[]
  language: Locale
}

const MAX_SHOWN = 5

/** The outdated texts of a language, each with what has changed in its source since. */
function Outdated({ fields, language }: { fields: Translation['fields']; language: Locale }) {
  const outdated = fields.filter(({ state }) => state === 'outdated').slice(0, MAX_SHOWN)
  if (outdated.length === 0) return null
  return (
    <ul>
      {outdated.map((field) => (
        <li key={field.path}>
          <strong>{[...field.place, field.label].join(' · ')}</strong>
          <SourceChange field={field} texts={TRANSLATION_TEXTS[language]} />
        </li>
      ))}
    </ul>
  )
}

/** In the sidebar of a form, read again after every save: what is missing or outdated, and where it is translated. */
export function TranslationRemark({ collection, tenant, from, targets, language }: Props) {
  const texts = TRANSLATION_TEXTS[language]
  const read = useCallback(
    (id: string) =>
      Promise.all(targets.map((to) => readTranslation({ collection, id, tenant, from, to }))).then(
        (found) => ({
          id,
          translations: found.map(({ translation }) => translation),
        }),
      ),
    [collection, tenant, from, targets],
  )
  const { stored } = useStored(read)
  const shown = stored?.translations.filter(({ total }) => total > 0) ?? []
  if (!stored || shown.length === 0) return null
  return (
    <section className="field-type gevel-translation__remark" aria-label={texts.remark}>
      <h3>{texts.remark}</h3>
      {shown.map((translation) => {
        const words = lacking(translation, texts)
        return (
          <div key={translation.to}>
            <p>{texts.lacking(localeName(translation.to, language), words === '' ? texts.current : words)}</p>
            <Outdated fields={translation.fields} language={language} />
            <p>
              <a href={translationHref(language, collection, stored.id, translation)}>{texts.sideBySide}</a>
            </p>
          </div>
        )
      })}
    </section>
  )
}
