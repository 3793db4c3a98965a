import type { CollectionConfig, Config, Field } from 'payload'

type Change = (field: Field) => Field

/** A field and all fields in it, in tabs, rows, groups and blocks too, each changed after those in it. */
function mapField(field: Field, change: Change): Field {
  if (field.type === 'tabs')
    return change({
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: mapFields(tab.fields, change) })),
    })
  if (field.type === 'blocks')
    return change({
      ...field,
      blocks: field.blocks.map((block) => ({ ...block, fields: mapFields(block.fields, change) })),
    })
  return change('fields' in field ? { ...field, fields: mapFields(field.fields, change) } : field)
}

/** All fields of a list, as {@link mapField}. */
export const mapFields = (fields: readonly Field[], change: Change): Field[] =>
  fields.map((field) => mapField(field, change))

/** A config with all fields of its blocks and collections changed. */
export const mapAllFields = (config: Config, change: Change): Config => ({
  ...config,
  blocks: (config.blocks ?? []).map((block) => ({ ...block, fields: mapFields(block.fields, change) })),
  collections: (config.collections ?? []).map((collection): CollectionConfig => ({
    ...collection,
    fields: mapFields(collection.fields, change),
  })),
})
