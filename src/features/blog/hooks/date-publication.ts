import type { CollectionBeforeChangeHook } from 'payload'

import type { Post } from '@/payload-types'

/** A post without a date gets the date of its first publication, in any locale. */
export const datePublication: CollectionBeforeChangeHook<Post> = ({ data, originalDoc }) => {
  const dated = data.publishedAt ?? originalDoc?.publishedAt
  return data._status === 'published' && !dated ? { ...data, publishedAt: new Date().toISOString() } : data
}
