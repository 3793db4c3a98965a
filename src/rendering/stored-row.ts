import { afterReadTraverseFields, createLocalReq, type FlattenedField, type Payload } from 'payload'

import type { Locale } from '@/src/lib/constants'
import { tableName } from '@/src/platform/database/table-name'

/** A row as `to_jsonb` returns it: values by column. */
export type Row = Record<string, unknown>
/** A document's row, and its row of texts in one locale. */
export type LocalizedRow = { row: Row; texts: Row | null }

type Columns = Record<string, { name: string } | undefined>
type Tables = { own: Columns; localized: Columns }

function tablesOf({ db }: Payload, slug: string): Tables {
  const tables: Record<string, Columns> = db.tables
  const name = tableName(slug)
  return { own: tables[name] ?? {}, localized: tables[`${name}_locales`] ?? {} }
}

const toValue = ({ type }: FlattenedField, value: unknown): unknown =>
  type === 'date' && typeof value === 'string' ? new Date(value).toISOString() : (value ?? null)

function valuesOf(
  fields: readonly FlattenedField[],
  tables: Tables,
  { row, texts }: LocalizedRow,
  prefix = '',
): Row {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const key = `${prefix}${field.name}`
      if ((field.type === 'group' || field.type === 'tab') && 'flattenedFields' in field)
        return [[field.name, valuesOf(field.flattenedFields, tables, { row, texts }, `${key}_`)]]
      const isLocalized = 'localized' in field && field.localized === true
      const column = (isLocalized ? tables.localized : tables.own)[key]?.name
      const values = isLocalized ? texts : row
      return column && values ? [[field.name, toValue(field, values[column])]] : []
    }),
  )
}

/**
 * The document of a row in one locale, as Payload returns it at depth 0, but without lists, joins and virtual fields. The
 * statement that has read the row decides who may see it.
 */
export const documentFromRow = (
  payload: Payload,
  slug: 'domains' | 'media' | 'tenants',
  stored: LocalizedRow,
): Row => ({
  id: stored.row.id,
  ...valuesOf(payload.collections[slug].config.flattenedFields, tablesOf(payload, slug), stored),
})

/** Runs the hooks of the fields of images, which set their URLs. */
export async function withImageUrls(payload: Payload, images: readonly Row[], locale: Locale): Promise<void> {
  const { config: collection } = payload.collections.media
  const req = await createLocalReq({ locale }, payload)
  const fieldPromises: Promise<void>[] = []
  for (const doc of images)
    afterReadTraverseFields({
      collection,
      doc,
      siblingDoc: doc,
      fields: collection.fields,
      fieldPromises,
      populationPromises: [],
      context: {},
      currentDepth: 1,
      depth: 0,
      draft: false,
      fallbackLocale: false,
      findMany: true,
      flattenLocales: true,
      global: null,
      locale,
      // Public: images of a site.
      overrideAccess: true,
      parentIndexPath: '',
      parentPath: '',
      parentSchemaPath: '',
      req,
      showHiddenFields: false,
    })
  await Promise.all(fieldPromises)
}
