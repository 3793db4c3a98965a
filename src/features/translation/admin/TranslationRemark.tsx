'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { useStored } from '@/src/admin/document/use-stored'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { TranslatedCollection } from '../rules/translated'
import { setMarks } from './field-mark/marks'
import { lacking } from './lacking'
import { LazyOpenTexts } from './LazyOpenTexts'
import { LazyTranslateDialog } from './whole/LazyTranslateDialog'
import { TRANSLATION_TEXTS, type TranslationTexts } from './texts'
import { translationHref } from './translation-href'
import { readTranslation, type Translation } from './read-translation'

type Props = {
  collection: TranslatedCollection
  tenant: string
  from: Locale
  targets: readonly Locale[]
  language: Locale
  hasModel: boolean
}

/** Reads what the translations of the document are after every save, and tells its fields and its menu. */
function useTranslations({ collection, tenant, from, targets, hasModel }: Props) {
  const read = useCallback(
    (id: string) =>
      Promise.all(targets.map((to) => readTranslation({ collection, id, tenant, from, to }))).then(
        (loaded) => ({ id, loaded }),
      ),
    [collection, tenant, from, targets],
  )
  const { stored, again } = useStored(read)
  const [showsReviewed, setShowsReviewed] = useState(false)
  const [source, translateFrom] = useState<Locale | null>(null)
  useEffect(() => {
    if (!stored) return
    const { id, loaded } = stored
    const subject = { collection, id, tenant }
    setMarks({ collection, id }, { subject, loaded, hasModel, showsReviewed, translateFrom, again })
  }, [stored, collection, tenant, hasModel, showsReviewed, again])
  const id = stored?.id
  useEffect(() => {
    if (id) return () => setMarks({ collection, id }, null)
  }, [collection, id])
  return { stored, again, showsReviewed, setShowsReviewed, source, translateFrom }
}

type ReviewedProps = { texts: TranslationTexts; isShown: boolean; onShow: (isShown: boolean) => void }

const ShowReviewed = ({ texts, isShown, onShow }: ReviewedProps) => (
  <label>
    <input type="checkbox" checked={isShown} onChange={({ target }) => onShow(target.checked)} />{' '}
    {texts.showReviewed}
  </label>
)

type ListProps = { translations: readonly Translation[]; language: Locale; collection: TranslatedCollection }

/** What each language lacks, with links to where it is translated. */
function Lacking({ translations, language, collection }: ListProps) {
  const texts = TRANSLATION_TEXTS[language]
  const locale = useLocale()
  const { hasSavePermission: mayTranslate } = useDocumentInfo()
  return translations.map((translation) => {
    const words = lacking(translation, texts)
    return (
      <div key={translation.to}>
        <p>{texts.lacking(localeName(translation.to, language), words === '' ? texts.current : words)}</p>
        <LazyOpenTexts fields={translation.fields} texts={texts} isInForm={locale.code === translation.to} />
        <p>
          <a href={translationHref(language, collection, translation.id, translation)}>
            {mayTranslate ? texts.sideBySide : texts.compare}
          </a>
        </p>
      </div>
    )
  })
}

/** In the sidebar of a form: what is missing or outdated, and where it is translated. */
export function TranslationRemark(props: Props) {
  const { collection, tenant, language } = props
  const texts = TRANSLATION_TEXTS[language]
  const to = toLocale(useLocale().code)
  const { stored, again, showsReviewed, setShowsReviewed, source, translateFrom } = useTranslations(props)
  if (!stored) return null
  const { id, loaded } = stored
  const shown = loaded.map(({ translation }) => translation).filter(({ total }) => total > 0)
  const own = shown.find((translation) => translation.to === to)
  return (
    <>
      {shown.length > 0 && (
        <section className="field-type gevel-translation__remark" aria-label={texts.remark}>
          <h2>{texts.remark}</h2>
          <Lacking translations={shown} {...{ language, collection }} />
          {own?.fields.some(({ state }) => state === 'reviewed') && (
            <ShowReviewed texts={texts} isShown={showsReviewed} onShow={setShowsReviewed} />
          )}
        </section>
      )}
      {source && (
        <LazyTranslateDialog
          subject={{ collection, id, tenant, from: source, to }}
          language={language}
          onClose={() => translateFrom(null)}
          onTranslated={again}
        />
      )}
    </>
  )
}
