import type { Media } from '@/payload-types'

/** Something with a page of its own, `href` null where it has none here. */
export type NamedLink = { name: string; href: string | null }

/** A post as a list shows it. */
export type PostTeaser = {
  id: string
  title: string
  excerpt: string
  href: string
  /** ISO 8601. */
  publishedAt: string
  readingMinutes: number
  image: Media | null
  category: NamedLink | null
}

export type FilterLink = { name: string; href: string; current: boolean }

/** One page of a list of posts, and the ways to the others. `filters` are the categories; `allHref` leads to all posts. */
export type PostList = {
  posts: PostTeaser[]
  /** From 1. */
  page: number
  /** The address of every page of the list, in their order. */
  pageHrefs: string[]
  filters: FilterLink[]
  allHref: string
}

/** An author as an article shows one. */
export type AuthorCard = {
  id: string
  name: string
  role: string | null
  bio: string | null
  photo: Media | null
  href: string | null
}
