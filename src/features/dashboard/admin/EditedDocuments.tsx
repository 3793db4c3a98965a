import { Link } from '@payloadcms/ui'

import { untitled } from '@/src/admin/document/texts'
import { LocalTime } from '@/src/admin/LocalTime'
import type { EditedDocument } from '@/src/features/dashboard/server/dashboard'
import { localeName, textIn } from '@/src/i18n/locale-texts'
import { adminHref, documentHref } from '@/src/routing/admin-paths'
import { LOCALES, type Locale } from '@/src/lib/constants'
import type { DashboardTexts } from './texts'

type Props = {
  documents: EditedDocument[]
  /** Whether to offer creating a page when there are no documents. */
  mayWrite: boolean
  language: Locale
  texts: DashboardTexts
}

/** Recently edited documents, with their state per locale, editor and time. */
export function EditedDocuments({ documents, mayWrite, language, texts }: Props) {
  return (
    <section aria-labelledby="gevel-recent">
      <h2 id="gevel-recent">{texts.recent}</h2>
      {documents.length === 0 && (
        <p>
          {texts.nothingEdited}{' '}
          {mayWrite && <Link href={adminHref(language, '/collections/pages/create')}>{texts.firstPage}</Link>}
        </p>
      )}
      {documents.length > 0 && (
        <table className="gevel-table gevel-edited">
          <thead>
            <tr>
              <th scope="col">{texts.document}</th>
              {LOCALES.map((locale) => (
                <th key={locale} scope="col">
                  {localeName(locale, language)}
                </th>
              ))}
              <th scope="col">{texts.edited}</th>
            </tr>
          </thead>
          <tbody>
            {documents.map(({ collection, id, title, status, editedAt, editedBy }) => (
              <tr key={`${collection} ${id}`}>
                <th scope="row">
                  <Link href={documentHref(language, collection, id)}>
                    {title ?? textIn(untitled(texts.kinds[collection]), language)}
                  </Link>
                  <small>{texts.kinds[collection]}</small>
                </th>
                {LOCALES.map((locale) => (
                  <td key={locale}>
                    {status && (
                      <span className={`gevel-status gevel-status--${status[locale] ?? 'missing'}`}>
                        {texts.status[status[locale] ?? 'missing']}
                      </span>
                    )}
                  </td>
                ))}
                <td>
                  <LocalTime value={editedAt} />
                  {editedBy && <small>{editedBy}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
