import type { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { publicationsOf } from '@/src/api/core/resource/publication'
import { dataOf } from '@/src/api/core/schemas'
import { isPermitted } from '@/src/api/core/tenant'
import { type FoundCollection, SEARCHED, searchableWith } from '@/src/features/search/rules/searched'
import { parseSearch, type SearchQuery } from '@/src/features/search/rules/search-query'
import { findPeople } from '@/src/features/search/server/find-people'
import { findRecent, findTexts, type FoundText } from '@/src/features/search/server/find-texts'
import { searchHit, searchQuery } from './schemas'
import { toHit, toPersonHit } from './serialize'

type Query = z.output<typeof searchQuery>
type Hit = z.input<typeof searchHit>

const isWanted = ({ types }: Query, slug: FoundCollection): boolean => types?.includes(slug) ?? true

/** The hits of documents with their publication, read for all at once. */
async function toHits(
  caller: Caller,
  query: SearchQuery | null,
  found: readonly FoundText[],
): Promise<Hit[]> {
  const of = (slug: 'pages' | 'posts') => found.filter(({ collection }) => collection === slug)
  const publications = {
    pages: await publicationsOf(caller, 'pages', of('pages')),
    posts: await publicationsOf(caller, 'posts', of('posts')),
  }
  return found.map((one) => {
    const { collection, id } = one
    const isPublished = collection === 'pages' || collection === 'posts'
    return toHit(one, query, isPublished ? publications[collection](id) : null)
  })
}

async function people(caller: Caller, query: SearchQuery, asked: Query): Promise<Hit[]> {
  if (!isWanted(asked, 'users') || !isPermitted(caller.user, caller.tenant, 'users.read')) return []
  const scope = { tenant: caller.tenant.id, text: query.text, limit: asked.limit }
  return (await findPeople(caller.req, scope)).map((person) => toPersonHit(person, query))
}

const search = adminOperation({
  method: 'get',
  path: '/search',
  tag: 'Search',
  summary: 'Search everything of the tenant',
  description:
    'Titles, paths and texts of the newest drafts in all languages, the best first; also those with a typing error. People come last, for who may see them.',
  permission: 'content.read',
  query: searchQuery,
  answer: dataOf(searchHit.array()),
  handle: async ({ caller, query: asked }) => {
    const readable = searchableWith((permission) => isPermitted(caller.user, caller.tenant, permission))
    const collections = SEARCHED.filter((slug) => readable.includes(slug) && isWanted(asked, slug))
    const scope = { tenant: caller.tenant.id, collections, locale: asked.locale, limit: asked.limit }
    const query = parseSearch(asked.q)
    if (!query) return { data: await toHits(caller, null, await findRecent(caller.req, scope)) }
    const found = await toHits(caller, query, await findTexts(caller.req, query, scope))
    return { data: [...found, ...(await people(caller, query, asked))].slice(0, asked.limit) }
  },
})

export const searchOperations = [search]
