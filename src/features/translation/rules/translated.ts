import type { Collection } from '@/collections/registry'

/** Collections whose texts are translated, in the order in which screens list them. */
export const TRANSLATED = ['pages', 'posts', 'products'] as const satisfies readonly Collection[]

export type TranslatedCollection = (typeof TRANSLATED)[number]

export const isTranslated = (slug: string): slug is TranslatedCollection =>
  (TRANSLATED as readonly string[]).includes(slug)

/**
 * Of a text in one language, made from another: `missing` has no text, `outdated` was made from an earlier source,
 * `unreviewed` was made by a model, `reviewed` is what a person accepted of that.
 */
export const TRANSLATION_STATES = ['missing', 'outdated', 'unreviewed', 'reviewed', 'current'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/** Who made a translation: a person, a model, or a model whose text a person accepted. */
export type Maker = 'model' | 'reviewed' | null

/** What a translation was made from and what it was then, by their hashes; `words` are those of that source. */
export type Made = { source: string | null; target: string; words: string; maker: Maker }

/** Numbers of texts of a document in one language that were made from another. */
export type TranslationCounts = { total: number; missing: number; outdated: number; unreviewed: number }
