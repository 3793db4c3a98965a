import { Link } from '@payloadcms/ui'

import { CellLabel } from '@/src/admin/lists/CellLabel'
import type { Locale } from '@/src/lib/constants'
import { DRAFTED } from '../rules/translated'
import type { TranslationRow } from '../server/list-translations'
import { BULK_TEXTS } from './bulk-texts'
import { SelectDocuments } from './BulkSelection'
import { documentName } from './document-name'
import type { TranslationTexts } from './texts'
import { translationHref } from './translation-href'

type Shared = {
  filters: { from: Locale; to: Locale }
  language: Locale
  texts: TranslationTexts
  mayTranslate: boolean
}
type RowProps = Shared & { row: TranslationRow }
type TableProps = Shared & { rows: readonly TranslationRow[] }

/** What has no drafts is translated side by side only. */
const isDrafted = ({ collection }: TranslationRow): boolean => DRAFTED.includes(collection)

function Row({ row, filters, language, texts, mayTranslate }: RowProps) {
  const href = translationHref(language, row.collection, row.id, filters)
  const name = documentName(row, language)
  return (
    <tr>
      {mayTranslate && (
        <td className="gevel-translations__select">
          {isDrafted(row) && <SelectDocuments ids={[row.id]} label={BULK_TEXTS[language].choose(name)} />}
        </td>
      )}
      <th scope="row">
        <Link href={href}>{name}</Link>
      </th>
      <td>
        <CellLabel text={texts.collection} />
        {texts.collections[row.collection]}
      </td>
      {(['missing', 'outdated', 'unreviewed'] as const).map((need) => (
        <td key={need} data-empty={row[need] === 0 || undefined}>
          <CellLabel text={texts.needs[need]} />
          {row[need]}
        </td>
      ))}
      <td>
        <CellLabel text={texts.texts} />
        {row.total}
      </td>
    </tr>
  )
}

/** Documents with what they lack; selectable for who may translate them in bulk. */
export function TranslationsTable({ rows, ...shared }: TableProps) {
  const { texts, mayTranslate, language } = shared
  if (rows.length === 0) return <p>{texts.none}</p>
  return (
    <table className="gevel-table gevel-audit gevel-translations">
      <thead>
        <tr>
          {mayTranslate && (
            <th scope="col" className="gevel-translations__select">
              <SelectDocuments
                ids={rows.filter(isDrafted).map(({ id }) => id)}
                label={BULK_TEXTS[language].chooseAll}
              />
            </th>
          )}
          {[
            texts.document,
            texts.collection,
            texts.needs.missing,
            texts.needs.outdated,
            texts.needs.unreviewed,
          ].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">{texts.texts}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...shared} />
        ))}
      </tbody>
    </table>
  )
}
