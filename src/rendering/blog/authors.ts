import type { Author, Post } from '@/payload-types'
import type { AuthorCard } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import type { SiteContent } from '../site'
import { populatedMedia } from '../site'
import { loadHrefs } from './load-blog'

/** The authors of a post that have a name in the locale, in the editor's order. */
export async function toAuthorCards(
  site: SiteContent,
  locale: Locale,
  authors: Post['authors'],
): Promise<AuthorCard[]> {
  const named = (authors ?? []).filter(
    (author): author is Author => typeof author === 'object' && !!author.name,
  )
  const hrefs = await loadHrefs(
    site,
    locale,
    'author',
    named.map(({ id }) => id),
  )
  return named.map(({ id, name, role, bio, photo }) => ({
    id,
    name,
    role: role ?? null,
    bio: bio ?? null,
    photo: populatedMedia(photo),
    href: hrefs.get(id) ?? null,
  }))
}
