import type { Template } from '@/payload-types'
import { checkRowIds } from '@/src/api/core/block-rows'
import { assertBlocksFit } from '@/src/api/core/block-schema'
import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { LANGUAGE_RULE, sharedFields } from '@/src/api/core/resource/shared-fields'
import type { WriteOptions } from '@/src/api/core/resource/write'
import { createOperation, removeOperation, updateOperation } from '@/src/api/core/resource/write-operations'
import { fromPageOperation } from './from-page'
import { templates } from './resource'
import { TEMPLATE_DEFAULTS, templateBody, templateSummary } from './schemas'
import { toTemplateSummaries } from './serialize'

export const templateWriting: WriteOptions<'templates', typeof templateBody> = {
  body: templateBody,
  toData: ({ name, ...given }, { caller, current }) => {
    const { blocks, ...shared } = sharedFields(given, TEMPLATE_DEFAULTS, current)
    if (blocks) assertBlocksFit(caller.req.payload, blocks)
    return {
      name,
      ...shared,
      // Validated against the schemas of the block types above.
      ...(blocks && {
        blocks: checkRowIds(blocks, current?.blocks ?? []) as NonNullable<Template['blocks']>,
      }),
    }
  },
}

export const adminTemplateOperations = [
  listOperation(templates, {
    item: {
      schema: templateSummary,
      serialize: toTemplateSummaries,
      select: {
        name: true,
        description: true,
        kind: true,
        thumbnail: true,
        layout: true,
        createdAt: true,
        updatedAt: true,
      },
    },
  }),
  createOperation(templates, templateWriting),
  getOperation(templates),
  updateOperation(templates, { ...templateWriting, description: LANGUAGE_RULE }),
  removeOperation(templates, { description: 'Rejected while pages refer to it.' }),
  fromPageOperation,
]
