import type { Media } from '@/payload-types'

/** `href` is null when it has no page on this site. */
export type NamedLink = { name: string; href: string | null }

/** A post in a list. */
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

/** One page of a list of posts, with links to the others. `filters` are the categories; `allHref` links to all posts. */
export type PostList = {
  posts: PostTeaser[]
  /** From 1. */
  page: number
  /** The URL of every page of the list, in order. */
  pageHrefs: string[]
  filters: FilterLink[]
  allHref: string
}

/** An author in a post. */
export type AuthorCard = {
  id: string
  name: string
  role: string | null
  bio: string | null
  photo: Media | null
  href: string | null
}
