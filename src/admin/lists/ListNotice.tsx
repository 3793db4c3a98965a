import type { BeforeListTableServerProps } from 'payload'

import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'
import { collectionHref } from '@/src/routing/admin-paths'
import { IGNORED, type IgnoredPart, withoutParts } from './ignored-query'

type Props = Pick<BeforeListTableServerProps, 'collectionSlug' | 'data' | 'searchParams' | 'i18n'>

type Texts = Record<IgnoredPart, string> & { clear: string; noPage: string; firstPage: string }

const TEXTS: LocaleTexts<Texts> = {
  nl: {
    where: 'Het filter in dit adres bestaat niet, en is weggelaten.',
    sort: 'De volgorde in dit adres bestaat niet, en is weggelaten.',
    limit: 'Het aantal per bladzijde in dit adres kan niet, en is weggelaten.',
    page: 'De bladzijde in dit adres bestaat niet.',
    clear: 'De hele lijst tonen',
    noPage: 'Zo veel bladzijden zijn er niet.',
    firstPage: 'Naar de eerste bladzijde',
  },
  en: {
    where: 'The filter in this address does not exist, and was left out.',
    sort: 'The order in this address does not exist, and was left out.',
    limit: 'The number per page in this address is not possible, and was left out.',
    page: 'The page in this address does not exist.',
    clear: 'Show the whole list',
    noPage: 'There are not as many pages.',
    firstPage: 'To the first page',
  },
}

/** Above a list: what its address asks for that does not exist, and a way out of it. */
export function ListNotice({ collectionSlug, data, searchParams, i18n }: Props) {
  const language = toLocale(i18n.language)
  const texts = TEXTS[language]
  const list = collectionHref(language, collectionSlug)
  const named = String(searchParams?.[IGNORED] ?? '').split(',')
  const parts = (['where', 'sort', 'limit', 'page'] as const).filter((part) => named.includes(part))
  const isBeyond = data.totalDocs > 0 && (data.docs as unknown[]).length === 0
  if (!searchParams || (parts.length === 0 && !isBeyond)) return null
  const first = withoutParts(searchParams, ['page', IGNORED]).toString()
  return (
    <div className="gevel-list-notice">
      {parts.map((part) => (
        <p key={part}>{texts[part]}</p>
      ))}
      {isBeyond && <p>{texts.noPage}</p>}
      <a href={isBeyond ? `${list}?${first}` : list}>{isBeyond ? texts.firstPage : texts.clear}</a>
    </div>
  )
}
