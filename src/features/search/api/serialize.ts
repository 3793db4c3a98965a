import type { z } from '@hono/zod-openapi'

import type { Publication } from '@/src/api/core/resource/publication'
import { marksIn, trimExcerpt } from '@/src/features/search/rules/marks'
import type { SearchQuery } from '@/src/features/search/rules/search-query'
import type { FoundPerson } from '@/src/features/search/server/find-people'
import type { FoundText } from '@/src/features/search/server/find-texts'
import type { searchHit } from './schemas'

type Hit = z.input<typeof searchHit>

const marked = (text: string, terms: readonly string[]) => ({ text, marks: marksIn(text, terms) })

export function toHit(found: FoundText, query: SearchQuery | null, publication: Publication | null): Hit {
  const { collection, id, title, locale, path, excerpt, stems, cutBefore, cutAfter } = found
  const terms = [...(query?.words ?? []), ...stems]
  const own = excerpt === null ? null : trimExcerpt(excerpt, { before: cutBefore, after: cutAfter })
  return {
    ...{ collection, id, locale, path, publication },
    title: marked(title, terms),
    excerpt: own === null ? null : marked(own, terms),
  }
}

export const toPersonHit = ({ id, name, email }: FoundPerson, { words }: SearchQuery): Hit => ({
  ...{ collection: 'users', id, locale: null, path: null, publication: null },
  title: marked(name, words),
  excerpt: marked(email, words),
})
