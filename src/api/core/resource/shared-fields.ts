import type { z } from '@hono/zod-openapi'

/** What a `PUT` of one language means for the other; the description of every such operation. */
export const LANGUAGE_RULE =
  'It replaces the texts of one language: those that the body leaves out are emptied. What the languages share stays as it is where the body leaves it out. A row of a list (a block, a link) is known by its `id` and keeps the texts of the other language wherever it stands; one without, or with an unknown one, is new. Only in a list without any `id` is a row the stored one of the same type in the same place. Rows that are not sent are removed, in every language. Where the language lacks a text that its rows must have, the call is refused (422): send those rows along.'

const describedAs = (description: string, rule: string, initial: unknown) => ({
  description:
    `${description} ${rule} Left out, it stays as it is; in a new document: \`${JSON.stringify(initial)}\`.`.trim(),
})

/**
 * A field of a body that all languages of a document share, and which may be left out.
 * @param initial what a new document has then, as `sharedFields` is told
 */
export const sharedField = <T extends z.ZodType>(schema: T, initial: unknown, description = '') =>
  schema.optional().openapi(describedAs(description, 'All languages share it.', initial))

/** As {@link sharedField}, of a document whose languages are published one by one. */
export const sharedDraftFields = <T extends z.ZodType>(schema: T, initial: unknown, description = '') => {
  const rule = 'All languages share it; it becomes public in all of them as soon as one is published.'
  return schema.optional().openapi(describedAs(description, rule, initial))
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/**
 * The shared fields of a body as they are stored: a new document gets the defaults for what is left out, a stored one
 * keeps what it has.
 * @param current the document that is replaced; null when one is made
 */
export function sharedFields<T extends object>(
  given: T,
  defaults: Given<T>,
  current: object | null,
): Given<T> {
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...(current === null && defaults), ...(Object.fromEntries(known) as Given<T>) }
}
