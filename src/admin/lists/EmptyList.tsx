import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'

import { adminLanguage } from '@/src/i18n/admin-language'
import { adminHref, collectionHref } from '@/src/routing/admin-paths'
import { EMPTY_LISTS } from './texts'

type Props = Pick<
  BeforeListTableServerProps,
  'collectionSlug' | 'data' | 'hasCreatePermission' | 'searchParams' | 'i18n'
>

/** In place of “no results”, where nothing was searched for: what will stand in the list, and the next step. */
export function EmptyList({ collectionSlug, data, hasCreatePermission, searchParams, i18n }: Props) {
  const empty = EMPTY_LISTS[collectionSlug]
  const isNarrowed = Object.entries(searchParams ?? {}).some(isFilter)
  if (!empty || data.totalDocs > 0 || isNarrowed) return null
  const language = adminLanguage(i18n)
  const { title, text, link } = empty[language]
  return (
    <section className="gevel-empty" aria-labelledby="gevel-empty">
      <h2 id="gevel-empty">{title}</h2>
      <p>{text}</p>
      {(empty.leadsTo ?? hasCreatePermission) && (
        <Link
          className="gevel-button"
          href={
            empty.leadsTo
              ? collectionHref(language, empty.leadsTo)
              : adminHref(language, `/collections/${collectionSlug}/create`)
          }
        >
          {link}
        </Link>
      )}
    </section>
  )
}

const isFilter = ([name, value]: [string, unknown]): boolean =>
  Boolean(value) && (name === 'search' || name.startsWith('where'))
