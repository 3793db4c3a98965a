import type { Config, Field } from 'payload'

import { mapFields } from '@/src/fields/map-fields'
import { isTranslatedText } from '../rules/document-texts'
import { isTranslated } from '../rules/translated'

const FIELD_MARK = '/src/features/translation/admin/field-mark/FieldMark#FieldMark'

/** In the place of the description, as Payload renders a field with something after its input anew at every change. */
function markField(field: Field): Field {
  if (!isTranslatedText(field)) return field
  const { admin } = field
  return {
    ...field,
    admin: { ...admin, components: { ...admin?.components, Description: FIELD_MARK } },
  } as Field
}

/** Every text that is translated shows at its field what its translation needs. */
export const markTranslatedFields = (config: Config): Config => ({
  ...config,
  blocks: (config.blocks ?? []).map((block) => ({ ...block, fields: mapFields(block.fields, markField) })),
  collections: (config.collections ?? []).map((collection) =>
    isTranslated(collection.slug)
      ? { ...collection, fields: mapFields(collection.fields, markField) }
      : collection,
  ),
})
