'use client'

import { useLocale } from '@payloadcms/ui'
import { useCallback } from 'react'

import { useStored } from '@/src/admin/document/use-stored'
import { localeName } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { TranslatedCollection } from '../rules/translated'
import { lacking } from './lacking'
import { LazyOpenTexts } from './LazyOpenTexts'
import { TRANSLATION_TEXTS } from './texts'
import { translationHref } from './translation-href'
import { readTranslation } from './read-translation'

type Props = {
  collection: TranslatedCollection
  tenant: string
  from: Locale
  targets: readonly Locale[]
  language: Locale
}

/** In the sidebar of a form, read again after every save: what is missing or outdated, and where it is translated. */
export function TranslationRemark({ collection, tenant, from, targets, language }: Props) {
  const texts = TRANSLATION_TEXTS[language]
  const locale = useLocale()
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
            <LazyOpenTexts
              fields={translation.fields}
              texts={texts}
              isInForm={locale.code === translation.to}
            />
            <p>
              <a href={translationHref(language, collection, stored.id, translation)}>{texts.sideBySide}</a>
            </p>
          </div>
        )
      })}
    </section>
  )
}
