import type { CollectionBeforeValidateHook, FieldHook, TextField, TextFieldSingleValidation } from 'payload'

import { slugOfCopy, isSlug, isSlugPath, toSlug } from '@/src/features/urls/rules/slug'
import { type LocaleTexts, textIn, texts } from '@/src/i18n/locale-texts'

const MESSAGES = {
  one: {
    nl: 'Gebruik kleine letters, cijfers en koppeltekens, hoogstens 63 tekens.',
    en: 'Use lower-case letters, digits and hyphens, at most 63 characters.',
  },
  several: {
    nl: 'Gebruik kleine letters, cijfers en koppeltekens; een schuine streep scheidt delen. Niet eindigen op “pagina/2”.',
    en: 'Use lower-case letters, digits and hyphens; a slash separates parts. Do not end in “page/2”.',
  },
} as const satisfies Record<string, LocaleTexts>

type SlugOptions = { several?: boolean; localized?: boolean; example: string }

const copySlug: FieldHook<{ id: string }, unknown> = ({ value }) =>
  typeof value === 'string' && value ? slugOfCopy(value) : value

/** The part of a document's address that is its own. With `several`, it may span several path segments. */
export function slugField({ several = false, localized = false, example }: SlugOptions): TextField {
  const validate: TextFieldSingleValidation = (value, { req }) =>
    (several ? isSlugPath(value) : isSlug(value)) ||
    textIn(MESSAGES[several ? 'several' : 'one'], req.i18n.language)
  return {
    name: 'slug',
    type: 'text',
    required: true,
    localized,
    index: true,
    label: texts({ nl: 'Adresdeel', en: 'Slug' }),
    admin: {
      placeholder: example,
      disableBulkEdit: true,
      description: texts({
        nl: `Het eigen deel van het adres, bijvoorbeeld “${example}”. Leeg: gemaakt van de titel.`,
        en: `The address’s own part, for example “${example}”. Empty: made from the title.`,
      }),
    },
    validate,
    // A copy beside its original cannot have the same one.
    hooks: {
      beforeDuplicate: [copySlug],
    },
  }
}

/** Fills an empty slug from `source` (the title or name) where the document has to be complete: no draft is held to it. */
export const fillSlug =
  (
    source: string,
  ): CollectionBeforeValidateHook<{ id: string; slug?: string | null; _status?: string | null }> =>
  ({ data, originalDoc, collection }) => {
    const complete = !collection.versions?.drafts || data?._status === 'published'
    const title: unknown = data && Reflect.get(data, source)
    const slug = data && 'slug' in data ? data.slug : originalDoc?.slug
    return complete && !slug && typeof title === 'string' ? { ...data, slug: toSlug(title) } : data
  }
