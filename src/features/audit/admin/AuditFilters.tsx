import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { Payload, TypedUser } from 'payload'

import { collectionsWhere } from '@/collections/registry'
import { AUDIT_ACTIONS, AUDIT_LOG } from '@/src/features/audit/rules/audit-entry'
import { FilterBar, type FilterOption } from '@/src/admin/lists/FilterBar'
import { accountOptions } from '@/src/admin/lists/account-options'
import { textIn } from '@/src/i18n/locale-texts'
import { optionLabel } from './show-value'
import { AUDIT_TEXTS } from './texts'

type Props = { payload: Payload; user: TypedUser | null; i18n: I18nClient }

const AUDITED: readonly string[] = collectionsWhere(({ audited }) => audited)

const byLabel = (one: FilterOption, other: FilterOption): number => one.label.localeCompare(other.label)

/** The audited collections, with their labels. */
const kinds = ({ payload, i18n }: Props): FilterOption[] =>
  payload.config.collections
    .filter(({ slug }) => AUDITED.includes(slug))
    .map(({ slug, labels }) => ({ value: slug, label: getTranslation(labels.plural, i18n) }))
    .toSorted(byLabel)

function actions({ payload, i18n }: Props): FilterOption[] {
  const fields = payload.collections[AUDIT_LOG].config.flattenedFields
  const action = fields.find(({ name }) => name === 'action')
  return AUDIT_ACTIONS.map((value) => ({ value, label: optionLabel(action, value, i18n) }))
}

/** The filters above the list of the audit log. */
export async function AuditFilters(props: Props) {
  const texts = textIn(AUDIT_TEXTS, props.i18n.language).filters
  const choices = [
    { name: 'documentCollection', label: texts.kind, options: kinds(props) },
    { name: 'actor', label: texts.person, options: await accountOptions(props) },
    { name: 'action', label: texts.action, options: actions(props) },
  ] as const
  return (
    <FilterBar choices={choices} linked={{ name: 'documentId', clear: texts.allDocuments }} texts={texts} />
  )
}
