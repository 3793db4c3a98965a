import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import type { Author, Category, Post } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { wroteStoredRow } from '@/src/platform/database/stored-row'
import { cacheTags } from '@/src/cache/tags'
import { announce } from '@/src/cache/announce'
import { addressTags, onChange, onDelete, type Tagger } from '@/src/cache/hooks'
import { neighbouringPosts } from './neighbours'

const posts = ({ tenant }: Pick<Post, 'tenant'>): string[] =>
  tenant ? [cacheTags.posts(referenceId(tenant))] : []

const authorTags: Tagger<Author> = (doc) => [cacheTags.author(doc.id), ...addressTags(doc)]
/** Lists offer the categories to choose from. */
const categoryTags: Tagger<Category> = (doc) => [
  cacheTags.category(doc.id),
  ...posts(doc),
  ...addressTags(doc),
]

export const announceAuthorChange = onChange(authorTags)
export const announceAuthorRemoval = onDelete(authorTags)
export const announceCategoryChange = onChange(categoryTags)
export const announceCategoryRemoval = onDelete(categoryTags)

/** The article, whatever lists it, and the articles that it stands between, now or until now. */
async function announcePost(req: PayloadRequest, post: Post, before: Post | null): Promise<void> {
  const dates = [post.publishedAt, before?.publishedAt].filter((date) => typeof date === 'string')
  const tenant = post.tenant ? referenceId(post.tenant) : null
  const near = tenant ? await neighbouringPosts(req, { id: post.id, tenant, dates }) : []
  const own = [cacheTags.post(post.id), cacheTags.pageUrl(post.id), ...posts(post), ...addressTags(post)]
  await announce(req, [...own, ...near.map(cacheTags.post)])
}

export const announcePostChange: CollectionAfterChangeHook<Post> = async ({ doc, previousDoc, req }) => {
  if (await wroteStoredRow(req, 'posts', doc)) await announcePost(req, doc, previousDoc ?? null)
}

export const announcePostRemoval: CollectionAfterDeleteHook<Post> = ({ doc, req }) =>
  announcePost(req, doc, null)
