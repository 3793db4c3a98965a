import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import type { Author, Category, Post } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { didWritePublishedRow } from '@/src/platform/database/stored-row'
import { cacheTags } from '@/src/cache/tags'
import { announce } from '@/src/cache/announce'
import { urlTags, announceAfterChange, announceAfterDelete, type TagBuilder } from '@/src/cache/hooks'
import { neighbouringPosts } from './neighbours'

const posts = ({ tenant }: Pick<Post, 'tenant'>): string[] =>
  tenant ? [cacheTags.posts(referenceId(tenant))] : []

const authorTags: TagBuilder<Author> = (doc) => [cacheTags.author(doc.id), ...urlTags(doc)]
/** Lists offer the categories to choose from. */
const categoryTags: TagBuilder<Category> = (doc) => [
  cacheTags.category(doc.id),
  ...posts(doc),
  ...urlTags(doc),
]

export const announceAuthorChange = announceAfterChange(authorTags)
export const announceAuthorRemoval = announceAfterDelete(authorTags)
export const announceCategoryChange = announceAfterChange(categoryTags)
export const announceCategoryRemoval = announceAfterDelete(categoryTags)

/** The article, whatever lists it, and the articles that it stands between, now or until now. */
async function announcePost(req: PayloadRequest, post: Post, before: Post | null): Promise<void> {
  const dates = [post.publishedAt, before?.publishedAt].filter((date) => typeof date === 'string')
  const tenant = post.tenant ? referenceId(post.tenant) : null
  const near = tenant ? await neighbouringPosts(req, { id: post.id, tenant, dates }) : []
  const own = [cacheTags.post(post.id), cacheTags.pageUrl(post.id), ...posts(post), ...urlTags(post)]
  await announce(req, [...own, ...near.map(cacheTags.post)])
}

export const announcePostChange: CollectionAfterChangeHook<Post> = async ({ doc, previousDoc, req }) => {
  if (await didWritePublishedRow(req, 'posts', doc)) await announcePost(req, doc, previousDoc ?? null)
}

export const announcePostRemoval: CollectionAfterDeleteHook<Post> = ({ doc, req }) =>
  announcePost(req, doc, null)
