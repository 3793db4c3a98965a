import { z } from '@hono/zod-openapi'
import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'

import type { Permission } from '@/src/access/permissions'
import { LOCALES, type Locale } from '@/src/lib/constants'
import type { Caller } from '../environment'
import type { FieldNames } from '../field-names'
import { uuid } from '../schemas'

/** A stored document as Payload gives it at depth 0: references are ids. */
export type Doc<S extends CollectionSlug> = DataFromCollectionSlug<S>

/** Serializes documents in order, with a constant number of statements for all of them. */
export type Serialize<S extends CollectionSlug, T extends z.ZodType> = (
  caller: Caller,
  docs: readonly Doc<S>[],
  locale: Locale,
) => z.input<T>[] | Promise<z.input<T>[]>

/** What all operations on one collection have in common. */
export type Resource<S extends CollectionSlug, T extends z.ZodType> = {
  collection: S
  /** Path under /api/admin, and the name of its id parameter. */
  path: `/${string}`
  param: 'id' | 'uuid'
  tag: string
  /** As in "There is no … with this id": `author`, and `authors`. */
  noun: string
  plural: string
  permissions: { read: Permission; write: Permission; remove: Permission }
  /** One locale is read and written at a time, that of `?locale=`. */
  localized?: boolean
  /** Has drafts; each locale is published separately. */
  drafts?: boolean
  schema: T
  serialize: Serialize<S, T>
  /** Body paths that differ from Payload's field paths. */
  fieldNames?: FieldNames
  /** The fields in which a list searches. */
  search: readonly string[]
  /** Fields that have a query parameter of the same name, which filters a list by their exact value. */
  exact?: readonly string[]
  /** The sort orders of a list; the first is the default. */
  orders: readonly [string, ...string[]]
  /** Sort orders whose name differs from Payload's: name → field. */
  sortedBy?: Readonly<Record<string, string>>
  /** The documents that can be reached here, besides access control; by default those of the tenant. */
  within?: (caller: Caller) => Where
}

/** Infers the type parameters of a resource. */
export const defineResource = <S extends CollectionSlug, T extends z.ZodType>(
  resource: Resource<S, T>,
): Resource<S, T> => resource

/** Texts of an operation that replace those of its kind. */
export type Description = { summary?: string; description?: string }

type Any = Resource<CollectionSlug, z.ZodType>

const article = (noun: string): string => (/^[aeio]/.test(noun) ? `an ${noun}` : `a ${noun}`)

/** Texts about a resource: `an author`, `in one language`. */
export const resourceTexts = ({ noun, localized }: Pick<Any, 'noun' | 'localized'>) => ({
  one: article(noun),
  language: localized ? ' in one language' : '',
})

/** The path parameter with the id of a document. */
export const paramsOf = ({ param, noun }: Pick<Any, 'param' | 'noun'>) =>
  z.strictObject({ [param]: uuid.openapi({ description: `The id of the ${noun}.` }) })

export const idIn = (params: Record<string, unknown>, { param }: Pick<Any, 'param'>): string =>
  String(params[param])

/** The locale of an admin request. Its own enum: a named schema would lose the default in the OpenAPI document. */
export const adminLocale = (description: string) =>
  z
    .enum(LOCALES)
    .default(LOCALES[0])
    .openapi({ description: `${description} Default: \`${LOCALES[0]}\`.` })

const localized = z.strictObject({ locale: adminLocale('The language to read or write.') })
const removed = z.strictObject({
  locale: adminLocale('Only used with `If-Match`: the language of the version that it names.'),
})
const plain = z.strictObject({})

export const queryOf = (resource: Pick<Any, 'localized'>): z.ZodObject =>
  resource.localized ? localized : plain

/** The query of a DELETE. */
export const removalQueryOf = (resource: Pick<Any, 'localized'>): z.ZodObject =>
  resource.localized ? removed : plain

/** The path of a document, with its locale where that is not the default. */
export const locationOf = (
  { path, localized }: Pick<Any, 'path' | 'localized'>,
  id: string,
  locale: Locale,
) => `/api/admin${path}/${id}${localized && locale !== LOCALES[0] ? `?locale=${locale}` : ''}`

/** The locale of the query; for resources without locales, the first one. */
export const localeIn = ({ locale }: { locale?: unknown }): Locale =>
  LOCALES.find((code) => code === locale) ?? LOCALES[0]
