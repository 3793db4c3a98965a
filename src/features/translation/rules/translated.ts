import type { Collection } from '@/collections/registry'
import type { Permission } from '@/src/access/permissions'

type Translated = {
  /** The field that is the title of a document; null where a tenant has one document, which needs none. */
  title: { field: string; localized: boolean } | null
  drafts: boolean
  read: Permission
  write: Permission
}

const CONTENT = { read: 'content.read', write: 'content.write' } as const
/** Without drafts, what is written is online. */
const ONLINE = { read: 'content.read', write: 'content.publish' } as const

/** Collections whose texts are translated, in the order in which screens list them. */
const TRANSLATED_COLLECTIONS = {
  pages: { ...CONTENT, title: { field: 'title', localized: true }, drafts: true },
  posts: { ...CONTENT, title: { field: 'title', localized: true }, drafts: true },
  products: { ...ONLINE, title: { field: 'name', localized: true }, drafts: false },
  navigation: { read: 'content.read', write: 'navigation.write', title: null, drafts: true },
  footer: { read: 'content.read', write: 'navigation.write', title: null, drafts: true },
  forms: {
    read: 'forms.read',
    write: 'forms.write',
    title: { field: 'title', localized: false },
    drafts: false,
  },
  media: {
    read: 'media.read',
    write: 'media.write',
    title: { field: 'filename', localized: false },
    drafts: false,
  },
  categories: { ...ONLINE, title: { field: 'name', localized: true }, drafts: false },
  templates: { ...CONTENT, title: { field: 'name', localized: false }, drafts: true },
} as const satisfies Partial<Record<Collection, Translated>>

export type TranslatedCollection = keyof typeof TRANSLATED_COLLECTIONS

export const TRANSLATED = Object.keys(TRANSLATED_COLLECTIONS) as [
  TranslatedCollection,
  ...TranslatedCollection[],
]

export const isTranslated = (slug: string): slug is TranslatedCollection =>
  Object.hasOwn(TRANSLATED_COLLECTIONS, slug)

export const translatedFacts = (slug: TranslatedCollection): Translated => TRANSLATED_COLLECTIONS[slug]

/** Those with drafts: a model may save what it translates of them, for it is not public before a person publishes it. */
export const DRAFTED: readonly TranslatedCollection[] = TRANSLATED.filter(
  (slug) => translatedFacts(slug).drafts,
)

/** The title of a document, as it is read in one language; null while it has none. */
export function titleIn(slug: TranslatedCollection, doc: object): string | null {
  const { title } = translatedFacts(slug)
  const text: unknown = title && Reflect.get(doc, title.field)
  return typeof text === 'string' && text !== '' ? text : null
}

/**
 * Of a text in one language, made from another: `missing` has no text, `outdated` was made from an earlier source,
 * `unreviewed` was made by a model, `reviewed` is what a person accepted of that.
 */
export const TRANSLATION_STATES = ['missing', 'outdated', 'unreviewed', 'reviewed', 'current'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/** Who made a translation: a person, a model, or a model whose text a person accepted. */
export type Maker = 'model' | 'reviewed' | null

/**
 * What a translation was made from and what it was then, by their hashes; `words` are those of that source. Stored besides:
 * `earlier`, the same of the text before.
 */
export type Made = { source: string | null; target: string; words: string; maker: Maker }

/** Numbers of texts of a document in one language that were made from another. */
export type TranslationCounts = { total: number; missing: number; outdated: number; unreviewed: number }
