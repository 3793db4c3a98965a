import { z } from '@hono/zod-openapi'

import { DEFAULT_LAYOUT } from '@/src/features/pages/rules/layouts'
import { MAX_BLOCKS } from '@/src/features/pages/rules/max-blocks'
import { inputOf } from '@/src/api/core/resource/input'
import { publication, publicationStatus } from '@/src/api/core/resource/publication'
import { sharedDraftFields } from '@/src/api/core/resource/shared-fields'
import { localeCode, timestamp, uuid } from '@/src/api/core/schemas'
import { block, incompleteBlocks, layout } from '@/src/api/shapes/block'
import { pageUrl, pageUrlInputs } from '@/src/api/shapes/page-url'
import { seo } from '@/src/api/shapes/seo'

const MAX_TEXT = 500

export const pageSummary = z
  .strictObject({
    id: uuid,
    title: z.string().nullable(),
    layout,
    publication,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('PageSummary')

export const page = z
  .strictObject({
    ...pageSummary.shape,
    locale: localeCode,
    blocks: z.array(block),
    incompleteBlocks,
    seo,
    showTopBar: z.boolean(),
    showFooter: z.boolean(),
    routeKey: z.string().nullable(),
    template: uuid.nullable().openapi({ description: 'The template that it was created from.' }),
    urls: z.array(pageUrl),
  })
  .openapi('Page')

/** The shared fields of a new page. */
export const PAGE_DEFAULTS = {
  layout: DEFAULT_LAYOUT,
  blocks: [],
  showTopBar: true,
  showFooter: true,
  routeKey: null,
}

const routeKey = z
  .string()
  .regex(/^[a-z0-9-]{1,100}$/, 'Use lower-case letters, digits and hyphens.')
  .nullable()

const pageFields = {
  title: z.string().trim().min(1).max(MAX_TEXT),
  urls: pageUrlInputs.optional(),
}

/** The content of a page in one locale. Omitted shared fields and `urls` stay as they are. */
export const pageBody = inputOf(page, {
  ...pageFields,
  layout: sharedDraftFields(layout, PAGE_DEFAULTS.layout),
  blocks: sharedDraftFields(z.array(block).max(MAX_BLOCKS), PAGE_DEFAULTS.blocks),
  seo: seo.partial().default({}),
  showTopBar: sharedDraftFields(z.boolean(), PAGE_DEFAULTS.showTopBar),
  showFooter: sharedDraftFields(z.boolean(), PAGE_DEFAULTS.showFooter),
  routeKey: sharedDraftFields(routeKey, PAGE_DEFAULTS.routeKey),
  status: publicationStatus,
}).openapi('PageInput')

export const newPageBody = z.strictObject(pageFields).openapi('PageFromTemplate')
