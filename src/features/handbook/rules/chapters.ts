import { addresses } from './chapters/addresses'
import { assistant } from './chapters/assistant'
import { comments } from './chapters/comments'
import { forms } from './chapters/forms'
import { images } from './chapters/images'
import { keys } from './chapters/keys'
import { languages } from './chapters/languages'
import { navigation } from './chapters/navigation'
import { pages } from './chapters/pages'
import { people } from './chapters/people'
import { posts } from './chapters/posts'
import { preview } from './chapters/preview'
import { publishing } from './chapters/publishing'
import { site } from './chapters/site'
import { start } from './chapters/start'
import { versions } from './chapters/versions'
import type { ChapterSlug } from './chapter-slugs'
import type { Chapter } from './chapter'

/** The handbook, in the order in which it is read. */
export const CHAPTERS: Readonly<Record<ChapterSlug, Chapter>> = {
  start,
  pages,
  preview,
  languages,
  publishing,
  versions,
  comments,
  images,
  posts,
  forms,
  navigation,
  addresses,
  assistant,
  site,
  people,
  keys,
}
