import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { CollectionSlug, FlattenedField, Payload, TypedUser } from 'payload'

import { untitledName } from '@/src/admin/document/untitled-name'
import type { AuditValue } from '@/src/features/audit/rules/audit-entry'
import type { AuditTexts } from './texts'

type Reader = { payload: Payload; user: TypedUser | null; i18n: I18nClient; texts: AuditTexts }

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a document is called; where it was deleted, or the reader may not read it, its kind. */
async function nameOf(reader: Reader, slug: CollectionSlug, id: string): Promise<string> {
  const { payload, user, i18n, texts } = reader
  const { admin, labels } = payload.collections[slug].config
  const doc = await payload.findByID({
    collection: slug,
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    user,
    overrideAccess: false,
  })
  if (!doc) return `${getTranslation(labels.singular, i18n)} (${texts.removed})`
  const title: unknown = Reflect.get(doc, admin.useAsTitle ?? 'id')
  return typeof title === 'string' && title !== '' && title !== id ? title : untitledName(reader, slug)
}

async function titlesOf(reader: Reader, slug: CollectionSlug, value: string): Promise<string> {
  const titles = value.split(', ').map(async (id) => (ID.test(id) ? nameOf(reader, slug, id) : id))
  return (await Promise.all(titles)).join(', ')
}

/** The label of an option of a select or radio field, else the value itself. */
export const optionLabel = (field: FlattenedField | undefined, value: string, i18n: I18nClient): string => {
  if (field?.type !== 'select' && field?.type !== 'radio') return value
  const option = field.options.find((one) => typeof one !== 'string' && one.value === value)
  const label = typeof option === 'object' && typeof option.label !== 'function' ? option.label : value
  const text = getTranslation(label, i18n)
  return typeof text === 'string' ? text : value
}

/** An audited value as its field in the form shows it: option labels, and titles of referenced documents. */
export async function showValue(
  reader: Reader,
  field: FlattenedField | undefined,
  value: AuditValue | undefined,
): Promise<string> {
  const { texts, i18n } = reader
  if (value === null || value === undefined) return texts.empty
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return String(value)
  const isReference = field?.type === 'relationship' || field?.type === 'upload'
  if (isReference && typeof field.relationTo === 'string') return titlesOf(reader, field.relationTo, value)
  return optionLabel(field, value, i18n)
}
