import { publicationWhere, publicationFilter } from '@/src/api/core/resource/publication'
import { IN_TRASH, LANGUAGE_RULE } from '@/src/api/core/resource/shared-fields'
import { createOperation, removeOperation, updateOperation } from '@/src/api/core/resource/write-operations'
import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { addBlockOperation } from './add-block'
import { fromTemplateOperation } from './from-template'
import { pages } from './resource'
import { pageSummary } from './schemas'
import { toPageSummaries } from './serialize'
import { pageWriting } from './write'

export const adminPageOperations = [
  listOperation(pages, {
    item: {
      schema: pageSummary,
      serialize: toPageSummaries,
      select: { title: true, layout: true, createdAt: true, updatedAt: true },
    },
    filters: {
      shape: { publication: publicationFilter },
      where: ({ publication }, { caller, locale }) =>
        publication && publicationWhere(caller, 'pages', publication, locale),
    },
  }),
  createOperation(pages, pageWriting),
  getOperation(pages, { description: 'Returns the newest draft.' }),
  updateOperation(pages, { ...pageWriting, description: LANGUAGE_RULE }),
  removeOperation(pages, { description: IN_TRASH }),
  addBlockOperation,
  fromTemplateOperation,
]
