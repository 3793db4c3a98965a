import type { BeforeListTableServerProps } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const LABEL = { nl: 'CSV exporteren', en: 'Export CSV' } as const satisfies LocaleTexts<unknown>

type Props = Pick<BeforeListTableServerProps, 'data' | 'searchParams' | 'i18n'>

/** Downloads what the list shows, on all its pages. */
export function ExportSubmissions({ data, searchParams, i18n }: Props) {
  if (data.totalDocs === 0) return null
  const query = new URLSearchParams(
    Object.entries(searchParams ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' && (name === 'search' || name.startsWith('where')) ? [[name, value]] : [],
    ),
  )
  return (
    <p className="gevel-import-export">
      <a
        className="btn btn--style-secondary btn--size-small btn--no-margin"
        href={`/payload-api/form-submissions/export?${query.toString()}`}
      >
        {textIn(LABEL, i18n.language)}
      </a>
    </p>
  )
}
