import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import type { Author, Category, Post } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { didWritePublishedRow } from '@/src/platform/database/stored-row'
import { cacheTags } from '@/src/cache/tags'
import { announce } from '@/src/cache/announce'
import { urlTags, announceAfterChange, announceAfterDelete, type TagBuilder } from '@/src/cache/hooks'
import { neighbouringPosts } from './neighbours'

const listTags = ({ tenant }: Pick<Post, 'tenant'>): string[] =>
  tenant ? [cacheTags.posts(referenceId(tenant))] : []

const authorTags: TagBuilder<Author> = (doc) => [cacheTags.author(doc.id), ...urlTags(doc)]
/** Lists of posts show all categories as filters. */
const categoryTags: TagBuilder<Category> = (doc) => [
  cacheTags.category(doc.id),
  ...listTags(doc),
  ...urlTags(doc),
]

export const announceAuthorChange = announceAfterChange(authorTags)
export const announceAuthorRemoval = announceAfterDelete(authorTags)
export const announceCategoryChange = announceAfterChange(categoryTags)
export const announceCategoryRemoval = announceAfterDelete(categoryTags)

type Change = { post: Post; before: Post | null; isRemoval?: true }

/** Announces the post, the lists, and its neighbours before and after the change. */
async function announcePost(req: PayloadRequest, { post, before, isRemoval }: Change): Promise<void> {
  const dates = [post.publishedAt, before?.publishedAt].filter((date) => typeof date === 'string')
  const tenant = post.tenant ? referenceId(post.tenant) : null
  const everyLocale = isRemoval || post._status !== 'published'
  const place = { id: post.id, dates: [...new Set(dates)], everyLocale }
  const neighbours = tenant ? await neighbouringPosts(req, { ...place, tenant }) : []
  const own = [cacheTags.post(post.id), cacheTags.pageUrl(post.id), ...listTags(post), ...urlTags(post)]
  await announce(req, [...own, ...neighbours.map(cacheTags.post)])
}

export const announcePostChange: CollectionAfterChangeHook<Post> = async ({
  doc,
  previousDoc,
  req,
  operation,
}) => {
  if (await didWritePublishedRow(req, { collection: 'posts', doc, operation }))
    await announcePost(req, { post: doc, before: previousDoc ?? null })
}

export const announcePostRemoval: CollectionAfterDeleteHook<Post> = ({ doc, req }) =>
  announcePost(req, { post: doc, before: null, isRemoval: true })
