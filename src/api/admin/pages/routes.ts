import { createOperation, removeOperation, updateOperation } from '../../core/resource/write-operations'
import { getOperation, listOperation } from '../../core/resource/read-operations'
import { defineResource } from '../../core/resource/resource'
import { page, pageSummary } from './schemas'
import { toPages, toPageSummaries } from './serialize'
import { pageWriting } from './write'

const pages = defineResource({
  collection: 'pages',
  path: '/pages',
  param: 'uuid',
  tag: 'Pages',
  noun: 'page',
  plural: 'pages',
  permissions: { read: 'content.read', write: 'content.write', remove: 'content.delete' },
  localized: true,
  drafts: true,
  schema: page,
  serialize: toPages,
  search: ['title'],
  orders: ['-updatedAt', 'updatedAt', '-createdAt', 'createdAt', 'title', '-title'],
})

export const adminPageOperations = [
  listOperation(pages, {
    item: {
      schema: pageSummary,
      serialize: toPageSummaries,
      select: { title: true, layout: true, createdAt: true, updatedAt: true },
    },
  }),
  createOperation(pages, pageWriting),
  getOperation(pages, { description: 'Its newest draft.' }),
  updateOperation(pages, pageWriting),
  removeOperation(pages, { description: 'Its URLs go with it.' }),
]
