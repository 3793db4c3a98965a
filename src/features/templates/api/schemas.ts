import { z } from '@hono/zod-openapi'

import { DEFAULT_LAYOUT } from '@/src/features/pages/rules/layouts'
import { MAX_BLOCKS } from '@/src/features/pages/rules/max-blocks'
import {
  DEFAULT_KIND,
  MAX_TEMPLATE_DESCRIPTION,
  MAX_TEMPLATE_NAME,
  TEMPLATE_KINDS,
} from '@/src/features/templates/rules/templates'
import { inputOf } from '@/src/api/core/resource/input'
import { sharedField } from '@/src/api/core/resource/shared-fields'
import { localeCode, timestamp, uuid } from '@/src/api/core/schemas'
import { block, layout } from '@/src/api/shapes/block'

const thumbnail = uuid.nullable().openapi({ description: 'The id of an image.' })

const kind = z.enum(TEMPLATE_KINDS).openapi({
  description: '`page`: the blocks of a whole page. `part`: some blocks that are added to any page.',
})

export const templateSummary = z
  .strictObject({
    id: uuid,
    name: z.string().nullable(),
    description: z.string().nullable(),
    kind,
    thumbnail,
    layout,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('TemplateSummary')

export const template = z
  .strictObject({
    ...templateSummary.shape,
    locale: localeCode,
    blocks: z.array(block),
    showTopBar: z.boolean(),
    showFooter: z.boolean(),
  })
  .openapi('Template')

/** The shared fields of a new template. */
export const TEMPLATE_DEFAULTS = {
  description: null,
  kind: DEFAULT_KIND,
  thumbnail: null,
  layout: DEFAULT_LAYOUT,
  blocks: [],
  showTopBar: true,
  showFooter: true,
}

/** The writable texts of a template. */
export const templateFields = {
  name: z.string().trim().min(1).max(MAX_TEMPLATE_NAME),
  description: z.string().trim().max(MAX_TEMPLATE_DESCRIPTION).nullable(),
}

/** The content of a template in one locale; everything but the texts of the blocks is shared by all locales. */
export const templateBody = inputOf(template, {
  name: templateFields.name,
  description: sharedField(templateFields.description, TEMPLATE_DEFAULTS.description),
  kind: sharedField(kind, TEMPLATE_DEFAULTS.kind),
  thumbnail: sharedField(uuid.nullable(), TEMPLATE_DEFAULTS.thumbnail, 'The id of an image.'),
  layout: sharedField(layout, TEMPLATE_DEFAULTS.layout),
  blocks: sharedField(z.array(block).max(MAX_BLOCKS), TEMPLATE_DEFAULTS.blocks),
  showTopBar: sharedField(z.boolean(), TEMPLATE_DEFAULTS.showTopBar),
  showFooter: sharedField(z.boolean(), TEMPLATE_DEFAULTS.showFooter),
}).openapi('TemplateInput')
