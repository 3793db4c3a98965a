import type { z } from '@hono/zod-openapi'

/** What a `PUT` in one locale means for the other; part of the description of every such operation. */
export const LANGUAGE_RULE =
  'Replaces the texts of one language: omitted texts become empty. Omitted shared fields stay as they are. A row of a list (a block, a link) is identified by its `id` and keeps its texts in the other language, wherever it is moved; a row without `id`, or with an unknown one, is new. Only in a list without any `id`, a row replaces the stored row of the same type at the same position. Rows that are not sent are removed, in every language. If the language lacks a text that the rows require, the request is rejected (422): send those rows along.'

/** What deleting means where there is a trash; part of the description of every such operation. */
export const IN_TRASH =
  'Moves it to the trash, from where it can be restored for 30 days. It is offline at once, and its URLs are free for others.'

const describedAs = (description: string, rule: string, initial: unknown) => ({
  description:
    `${description} ${rule} If omitted, it stays as it is; in a new document: \`${JSON.stringify(initial)}\`.`.trim(),
})

/**
 * A body field that all locales of a document share and that may be left out.
 * @param initial its value in a new document, the same as in the defaults given to `sharedFields`
 */
export const sharedField = <T extends z.ZodType>(schema: T, initial: unknown, description = '') =>
  schema.optional().openapi(describedAs(description, 'Shared by all languages.', initial))

/** As {@link sharedField}, of a document whose locales are published separately. */
export const sharedDraftFields = <T extends z.ZodType>(schema: T, initial: unknown, description = '') => {
  const rule = 'Shared by all languages; a change becomes public in all of them as soon as one is published.'
  return schema.optional().openapi(describedAs(description, rule, initial))
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/**
 * The shared fields of a body as they are stored: in a new document omitted fields get defaults, in an existing one
 * they stay.
 * @param current the document that is replaced; null when one is created
 */
export function sharedFields<T extends object>(
  given: T,
  defaults: Given<T>,
  current: object | null,
): Given<T> {
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...(current === null && defaults), ...(Object.fromEntries(known) as Given<T>) }
}
