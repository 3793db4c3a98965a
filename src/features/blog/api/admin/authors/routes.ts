import type { Author } from '@/payload-types'
import { checkRowIds } from '@/src/api/core/block-rows'
import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { defineResource } from '@/src/api/core/resource/resource'
import { LANGUAGE_RULE, sharedFields } from '@/src/api/core/resource/shared-fields'
import type { WriteOptions } from '@/src/api/core/resource/write'
import { createOperation, removeOperation, updateOperation } from '@/src/api/core/resource/write-operations'
import { AUTHOR_DEFAULTS, author, authorBody } from './schemas'
import { toAuthors } from './serialize'

const authors = defineResource({
  collection: 'authors',
  path: '/authors',
  param: 'uuid',
  tag: 'Authors',
  noun: 'author',
  plural: 'authors',
  permissions: { read: 'content.read', write: 'content.publish', remove: 'content.publish' },
  localized: true,
  schema: author,
  serialize: toAuthors,
  search: ['name', 'slug'],
  exact: ['slug'],
  orders: ['name', '-name', '-createdAt', 'createdAt', '-updatedAt', 'updatedAt'],
})

const writing: WriteOptions<'authors', typeof authorBody> = {
  body: authorBody,
  toData: ({ photo: newPhoto, links: newLinks, slug, ...texts }, { current }) => {
    const given = { photo: newPhoto, links: newLinks }
    const { links, ...shared } = sharedFields(given, AUTHOR_DEFAULTS, current)
    return {
      ...texts,
      ...shared,
      ...(slug !== undefined && { slug }),
      // Validated by the body's schema; only the ids of rows differ in type.
      ...(links && { links: checkRowIds(links, current?.links ?? []) as NonNullable<Author['links']> }),
    }
  },
}

export const adminAuthorOperations = [
  listOperation(authors),
  createOperation(authors, writing),
  getOperation(authors),
  updateOperation(authors, { ...writing, description: LANGUAGE_RULE }),
  removeOperation(authors, { description: 'Rejected while posts refer to it.' }),
]
