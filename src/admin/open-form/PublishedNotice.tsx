'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import type { Published } from '@/src/upstream/payload/stale-saves/conditional-saves'
import { OPEN_FORM_TEXTS } from './texts'

type Props = { text: string; collection: string; id: string; locale: Locale; language: Locale }

/** Where visitors see a document in a language; null where they see it nowhere. */
async function readHref({ collection, id, locale }: Props): Promise<string | null> {
  const { panelApi } = await import('@/src/api-client/panel')
  if (collection === 'posts') {
    const { data } = await panelApi('/panel-api/page-urls/post-addresses', { query: { postId: id } })
    return data.find((address) => address.locale === locale && address.href)?.href ?? null
  }
  const query = { urlLocale: locale, pageId: id }
  const { data } = await panelApi('/panel-api/page-urls/addresses', { query })
  return data.lines.find(({ href }) => href)?.href ?? null
}

/** Says what was published, with a link to it. */
function PublishedNotice(props: Props) {
  const { text, language } = props
  const [href, setHref] = useState<string | null>(null)
  useEffect(() => {
    // Without an answer it merely has no link.
    void readHref(props).then(setHref, () => undefined)
    // It says what was, and does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const { view, newTab } = OPEN_FORM_TEXTS[language]
  return (
    <span>
      {text}{' '}
      {href && (
        <a href={href} target="_blank" rel="noreferrer" aria-label={`${view}, ${newTab}`}>
          {view} <span aria-hidden="true">↗</span>
        </a>
      )}
    </span>
  )
}

const longTime = (language: Locale, at: string): string =>
  new Intl.DateTimeFormat(LANGUAGES[language].tag, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(at),
  )

/** What the form says of what somebody published. */
export function useNotice() {
  const { collectionSlug: collection = '' } = useDocumentInfo()
  const { i18n } = useTranslation()
  const locale = toLocale(useLocale().code)
  const language = toLocale(i18n.language)
  return ({ doc, everywhere }: Published) => {
    const texts = OPEN_FORM_TEXTS[language]
    if (doc._status !== 'published') return texts.scheduled(longTime(language, String(doc.publishedAt)))
    const text = everywhere ? texts.publishedEverywhere : texts.published(localeName(locale, language))
    return <PublishedNotice {...{ text, collection, locale, language }} id={String(doc.id)} />
  }
}
