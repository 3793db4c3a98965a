import type {
  CollectionBeforeValidateHook,
  SanitizedCollectionConfig,
  TextField,
  TextFieldSingleValidation,
} from 'payload'

import { copySlug } from '@/src/fields/copies/slug-of-copy'
import { isSlug, isSlugPath, toSlug } from '@/src/features/urls/rules/slug'
import { UNTRANSLATED } from '@/src/features/translation/rules/document-texts'
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

/** With `several`, the slug may have several path segments. */
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
    custom: UNTRANSLATED,
    label: texts({ nl: 'Adresdeel', en: 'Slug' }),
    admin: {
      placeholder: example,
      disableBulkEdit: true,
      description: texts({
        nl: `Het laatste deel van het adres, bijvoorbeeld “${example}”. Leeg: afgeleid van de titel.`,
        en: `The last part of the URL, for example “${example}”. Empty: derived from the title.`,
      }),
    },
    validate,
    // Slugs are unique, so a duplicate needs another one.
    hooks: {
      beforeDuplicate: [copySlug],
    },
  }
}

/** Whether what is saved must be complete: without drafts, when it is published, and when it is scheduled. */
const isComplete = (collection: SanitizedCollectionConfig, status: string | null | undefined): boolean => {
  const drafts = collection.versions?.drafts
  return !drafts || status === 'published' || drafts.validate === true
}

/** Derives an empty slug from `source` (the title or name) unless the document is saved as a draft. */
export const fillSlug =
  (
    source: string,
  ): CollectionBeforeValidateHook<{ id: string; slug?: string | null; _status?: string | null }> =>
  ({ data, originalDoc, collection }) => {
    const title: unknown = data && Reflect.get(data, source)
    const slug = data && 'slug' in data ? data.slug : originalDoc?.slug
    return isComplete(collection, data?._status) && !slug && typeof title === 'string'
      ? { ...data, slug: toSlug(title) }
      : data
  }
