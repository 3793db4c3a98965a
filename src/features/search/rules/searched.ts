import type { Collection } from '@/collections/registry'
import type { Permission } from '@/src/access/permissions'

type Searched = {
  /** The field that is the title of a document: as it is found first, and as it is shown. */
  title: string
  /** Paths of texts without a language. Localized texts are all found; what is private must not be listed. */
  words?: readonly string[]
  permission: Permission
}

/** Collections whose texts are found by searching, in the order in which the panel groups them. */
const SEARCHED_COLLECTIONS = {
  pages: { title: 'title', permission: 'content.read' },
  posts: { title: 'title', permission: 'content.read' },
  products: { title: 'name', words: ['model'], permission: 'content.read' },
  media: { title: 'filename', words: ['credit'], permission: 'media.read' },
  forms: { title: 'title', permission: 'forms.read' },
  templates: { title: 'name', words: ['description'], permission: 'content.read' },
  'building-blocks': { title: 'name', words: ['key', 'group'], permission: 'content.read' },
  categories: { title: 'name', permission: 'content.read' },
  authors: { title: 'name', permission: 'content.read' },
  redirects: { title: 'from', words: ['to.url'], permission: 'redirects.read' },
} as const satisfies Partial<Record<Collection, Searched>>

export type SearchedCollection = keyof typeof SEARCHED_COLLECTIONS

export const SEARCHED = Object.keys(SEARCHED_COLLECTIONS) as [SearchedCollection, ...SearchedCollection[]]

export const isSearched = (slug: string): slug is SearchedCollection => slug in SEARCHED_COLLECTIONS

export const searchedFields = (slug: SearchedCollection): Searched => SEARCHED_COLLECTIONS[slug]

/** The collections in which somebody with these permissions may search. */
export const searchableWith = (mayRead: (permission: Permission) => boolean): SearchedCollection[] =>
  SEARCHED.filter((slug) => mayRead(SEARCHED_COLLECTIONS[slug].permission))

/** The collections of hits: people are found too, without being in the index. */
export const FOUND = [...SEARCHED, 'users'] as const
export type FoundCollection = (typeof FOUND)[number]
