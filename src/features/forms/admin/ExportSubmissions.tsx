import type { BeforeListTableServerProps } from 'payload'

import { parseListQuery } from '@/src/admin/lists/parse-list-query'
import { readInboxFilters } from '@/src/features/forms/rules/inbox'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { panelHref } from '@/src/api-client/panel-href'

const LABEL = { nl: 'CSV exporteren', en: 'Export CSV' } as const satisfies LocaleTexts<unknown>

/** The filters above the list that are set. */
const setFilters = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readInboxFilters(query)).filter((entry): entry is [string, string] => entry[1] !== null),
  )

type Props = Pick<BeforeListTableServerProps, 'data' | 'searchParams' | 'i18n'>

/** Exports every submission that matches the list's filters, not only those of the current page. */
export function ExportSubmissions({ data, searchParams, i18n }: Props) {
  if (data.totalDocs === 0) return null
  const { where, search } = parseListQuery(searchParams ?? {})
  const query = {
    ...(typeof where === 'object' && { where: JSON.stringify(where) }),
    ...(typeof search === 'string' && { search }),
    ...setFilters(searchParams ?? {}),
  }
  return (
    <p className="gevel-import-export">
      <a
        className="btn btn--style-secondary btn--size-small btn--no-margin"
        href={panelHref('/panel-api/form-submissions/export-list', query)}
      >
        {textIn(LABEL, i18n.language)}
      </a>
    </p>
  )
}
