import type { CollectionBeforeChangeHook } from 'payload'

import type { Post } from '@/payload-types'
import { readingMinutes } from '@/src/features/blog/rules/reading-time'

/** Sets the reading time of the locale that is saved. */
export const computeReadingTime: CollectionBeforeChangeHook<Post> = ({ data }) =>
  data.content ? { ...data, readingMinutes: readingMinutes(data.content) } : data
