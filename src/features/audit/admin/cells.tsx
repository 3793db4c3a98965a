import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { DefaultServerCellComponentProps, Payload, TextFieldServerProps } from 'payload'

import type { AuditLog } from '@/payload-types'
import { untitledName } from '@/src/admin/document/untitled-name'
import type { AuditChange } from '@/src/features/audit/rules/audit-entry'
import { localeName, textIn, toLocale } from '@/src/i18n/locale-texts'
import { isLocale } from '@/src/lib/constants'
import { adminHref, documentHref } from '@/src/routing/admin-paths'
import { findField } from './find-field'
import { AUDIT_TEXTS } from './texts'

/** Fields named in a cell; the rest is counted. */
const MAX_NAMES = 3

const kindOf = (payload: Payload, slug: string, i18n: I18nClient): string =>
  getTranslation(
    payload.config.collections.find((collection) => collection.slug === slug)?.labels.singular ?? slug,
    i18n,
  )

export const CollectionCell = ({ cellData, payload, i18n }: DefaultServerCellComponentProps) => (
  <span>{kindOf(payload, String(cellData), i18n)}</span>
)

/** The language of a change that concerns one. */
export const LanguageCell = ({ cellData, i18n }: DefaultServerCellComponentProps) => (
  <span>{isLocale(cellData) ? localeName(cellData, i18n.language) : '–'}</span>
)

/** As {@link LanguageCell}, in the form of an entry. */
export const LanguageField = ({ data, field, i18n }: TextFieldServerProps) => {
  const { locale } = data as AuditLog
  return (
    <div className="field-type">
      <span className="field-label">{getTranslation(field.label || '', i18n)}</span>
      <p>{isLocale(locale) ? localeName(locale, i18n.language) : locale}</p>
    </div>
  )
}

export const ActorCell = ({ cellData, i18n }: DefaultServerCellComponentProps) => (
  <span>{String(cellData ?? textIn(AUDIT_TEXTS, i18n.language).nobody)}</span>
)

const nameOf = (
  { documentTitle, documentCollection }: AuditLog,
  reader: { payload: Payload; i18n: I18nClient },
): string => documentTitle ?? untitledName(reader, documentCollection ?? '')

export const DocumentCell = ({ rowData, payload, i18n }: DefaultServerCellComponentProps) => (
  <span>{nameOf(rowData as AuditLog, { payload, i18n })}</span>
)

/** Names the first fields that an entry changed. */
export function ChangesCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const { documentCollection, changes } = rowData as AuditLog
  const names = ((changes ?? []) as AuditChange[]).map(
    ({ path }) => findField(payload.config, documentCollection ?? '', path, i18n).labels[0],
  )
  const [different, texts] = [[...new Set(names)], textIn(AUDIT_TEXTS, i18n.language)]
  const rest = different.length - MAX_NAMES
  return (
    <span>
      {[...different.slice(0, MAX_NAMES), ...(rest > 0 ? [texts.more(rest)] : [])].join(', ') || '–'}
    </span>
  )
}

/** The document of an entry, with links to it and to its other entries. */
export function DocumentField({ data, payload, i18n }: TextFieldServerProps) {
  const entry = data as AuditLog
  const slug = entry.documentCollection ?? ''
  const language = toLocale(i18n.language)
  const texts = AUDIT_TEXTS[language]
  const query = new URLSearchParams({ 'where[documentId][equals]': entry.documentId })
  return (
    <div className="gevel-audit__document">
      <p>
        {entry.documentTitle && <span>{kindOf(payload, slug, i18n)} </span>}
        <strong>{nameOf(entry, { payload, i18n })}</strong>
      </p>
      <p>
        {entry.action !== 'delete' && (
          <a href={documentHref(language, slug, entry.documentId)}>{texts.open}</a>
        )}
        {entry.action !== 'delete' && ' · '}
        <a href={adminHref(language, `/collections/audit-log?${query.toString()}`)}>{texts.history}</a>
      </p>
    </div>
  )
}
