import { z } from '@hono/zod-openapi'
import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'

import type { Permission } from '@/src/access/permissions'
import { LOCALES, type Locale } from '@/src/lib/constants'
import type { Caller } from '../environment'
import type { FieldNames } from '../field-names'
import { uuid } from '../schemas'

/** A stored document as Payload gives it at depth 0: references are ids. */
export type Doc<S extends CollectionSlug> = DataFromCollectionSlug<S>

/** Published documents of stored ones, in the same order; for all of them at once, in a constant number of statements. */
export type Serialize<S extends CollectionSlug, T extends z.ZodType> = (
  caller: Caller,
  docs: readonly Doc<S>[],
  locale: Locale,
) => z.input<T>[] | Promise<z.input<T>[]>

/** What all operations on one kind of document share. */
export type Resource<S extends CollectionSlug, T extends z.ZodType> = {
  collection: S
  /** Under /api/admin, and what its identifier is called there. */
  path: `/${string}`
  param: 'id' | 'uuid'
  tag: string
  /** As in "There is no … of this id": `author`, and `authors`. */
  noun: string
  plural: string
  permissions: { read: Permission; write: Permission; remove: Permission }
  /** One language is read and written at a time, the one that `?locale=` names. */
  localized?: boolean
  /** Has drafts; each language is published on its own. */
  drafts?: boolean
  schema: T
  serialize: Serialize<S, T>
  /** What Payload names otherwise than the bodies. */
  fieldNames?: FieldNames
  /** Fields in which a list looks for `search`. */
  search: readonly string[]
  /** Fields that a list can be narrowed by, each by the parameter of its name: for who looks for one and the same again. */
  exact?: readonly string[]
  /** How a list can be sorted; the first is the default. */
  orders: readonly [string, ...string[]]
  /** What Payload names otherwise than `orders`: name there → its field. */
  sortedBy?: Readonly<Record<string, string>>
  /** Which documents the caller may meet here, besides what access control says; else those of the tenant. */
  within?: (caller: Caller) => Where
}

/** Gives a resource its types. */
export const defineResource = <S extends CollectionSlug, T extends z.ZodType>(
  resource: Resource<S, T>,
): Resource<S, T> => resource

/** Words of an operation, where those of its kind do not fit. */
export type Description = { summary?: string; description?: string }

type Any = Resource<CollectionSlug, z.ZodType>

const article = (noun: string): string => (/^[aeio]/.test(noun) ? `an ${noun}` : `a ${noun}`)

/** How a resource is spoken of: `an author`, `in one language`. */
export const enumValues = ({ noun, localized }: Pick<Any, 'noun' | 'localized'>) => ({
  one: article(noun),
  language: localized ? ' in one language' : '',
})

/** The path parameter that names a document. */
export const paramsOf = ({ param, noun }: Pick<Any, 'param' | 'noun'>) =>
  z.strictObject({ [param]: uuid.openapi({ description: `The id of the ${noun}.` }) })

/** The id that the path names. */
export const idIn = (params: Record<string, unknown>, { param }: Pick<Any, 'param'>): string =>
  String(params[param])

/** The language of an admin call. A list of its own: a named schema would lose the default in the OpenAPI document. */
export const adminLocale = (description: string) =>
  z
    .enum(LOCALES)
    .default(LOCALES[0])
    .openapi({ description: `${description} Default: \`${LOCALES[0]}\`.` })

const localized = z.strictObject({ locale: adminLocale('The language to read or write.') })
const removed = z.strictObject({
  locale: adminLocale('Only matters with `If-Match`: the language of the version that it names.'),
})
const plain = z.strictObject({})

/** The query of operations on one document. */
export const queryOf = (resource: Pick<Any, 'localized'>): z.ZodObject =>
  resource.localized ? localized : plain

/** The query of removing one. */
export const removalQueryOf = (resource: Pick<Any, 'localized'>): z.ZodObject =>
  resource.localized ? removed : plain

/** Where a document is read as it was written: in that language, where another one is read by default. */
export const locationOf = (
  { path, localized }: Pick<Any, 'path' | 'localized'>,
  id: string,
  locale: Locale,
) => `/api/admin${path}/${id}${localized && locale !== LOCALES[0] ? `?locale=${locale}` : ''}`

/** The language that the query names; for what has no languages, the first. */
export const localeIn = ({ locale }: { locale?: unknown }): Locale =>
  LOCALES.find((code) => code === locale) ?? LOCALES[0]
