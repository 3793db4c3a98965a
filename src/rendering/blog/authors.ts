import type { Author, Media } from '@/payload-types'
import type { AuthorCard } from '@/src/features/blog/rules/blog-view'
import { resolveReference } from '../relations'

/** The authors of a post, in the editor's order. */
export const toAuthorCards = (
  authors: readonly Author[],
  images: ReadonlyMap<string, Media>,
  hrefs: ReadonlyMap<string, string>,
): AuthorCard[] =>
  authors.map(({ id, name, role, bio, photo }) => ({
    id,
    name,
    role: role ?? null,
    bio: bio ?? null,
    photo: resolveReference(images, photo),
    href: hrefs.get(id) ?? null,
  }))
