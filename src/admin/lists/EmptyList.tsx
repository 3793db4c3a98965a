import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'

import { EMPTY_LISTS, type EmptyList as EmptyListTexts } from '@/collections/empty-lists'
import { countImageFilters, readImageFilters } from '@/src/features/list-filters/rules/image-filters'
import { countFilters, readFilters } from '@/src/features/list-filters/rules/list-filters'
import { toLocale } from '@/src/i18n/locale-texts'
import { adminHref, collectionHref } from '@/src/routing/admin-paths'
import { isTrash } from './is-trash'

type Props = Pick<
  BeforeListTableServerProps,
  'collectionSlug' | 'data' | 'hasCreatePermission' | 'params' | 'searchParams' | 'i18n'
>

const TEXTS: Readonly<Record<string, EmptyListTexts | null>> = EMPTY_LISTS

/** Replaces “no results” in a list without filters: explains the collection and links to the next step. */
export function EmptyList({ collectionSlug, data, hasCreatePermission, params, searchParams, i18n }: Props) {
  const empty = TEXTS[collectionSlug]
  const query = searchParams ?? {}
  const hasFilter =
    Object.entries(query).some(isFilter) ||
    countFilters(readFilters(query)) > 0 ||
    countImageFilters(readImageFilters(query)) > 0
  if (!empty || data.totalDocs > 0 || hasFilter || isTrash(params)) return null
  const language = toLocale(i18n.language)
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
  Boolean(value) && (name === 'search' || name === 'translation' || name.startsWith('where'))
