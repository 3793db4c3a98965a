import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { isTranslatedText } from '../rules/document-texts'
import { TRANSLATED } from '../rules/translated'

/** The texts among fields and in what they hold, each with the component of its description. */
const textsIn = (fields: readonly FlattenedField[], place: string): [string, unknown][] =>
  fields.flatMap((field): [string, unknown][] => {
    const path = `${place}.${field.name}`
    if (isTranslatedText(field))
      return [[path, field.admin?.components && Reflect.get(field.admin.components, 'Description')]]
    return 'flattenedFields' in field ? textsIn(field.flattenedFields, path) : []
  })

it('every text that is translated shows at its field what its translation needs', async () => {
  const { collections, config } = await payloadInstance()
  const texts = [
    ...TRANSLATED.flatMap((slug) => textsIn(collections[slug].config.flattenedFields, slug)),
    ...(config.blocks ?? []).flatMap(({ slug, flattenedFields }) => textsIn(flattenedFields, slug)),
  ]
  expect(texts.map(([path]) => path)).toEqual(
    expect.arrayContaining(['pages.title', 'posts.content', 'products.name', 'faq.items.answer']),
  )
  expect(texts.filter(([, component]) => !String(component).endsWith('#FieldMark'))).toEqual([])
})
