import type { OpenAPIHono } from '@hono/zod-openapi'

import type { ApiEnv } from './core/environment'
import { chatOperations } from '@/src/features/assistant/api/chat/routes'
import { conversationOperations } from '@/src/features/assistant/api/conversations/routes'
import { editOperations } from '@/src/features/assistant/api/edit/routes'
import { previewProposalOperation } from '@/src/features/assistant/api/proposals/preview'
import { proposalOperations } from '@/src/features/assistant/api/proposals/routes'
import { mountMcp } from '@/src/features/assistant/api/mcp/mount'
import { editable, type Resources } from '@/src/features/assistant/api/tools/editable'
import { blockCatalogue } from '@/src/features/block-catalogue/api/catalogue'
import { categories, categoryWriting } from '@/src/features/blog/api/admin/categories/routes'
import { posts, postWriting } from '@/src/features/blog/api/admin/posts/routes'
import { forms } from '@/src/features/forms/api/admin/forms/resource'
import { formWriting } from '@/src/features/forms/api/admin/forms/write'
import { pages } from '@/src/features/pages/api/admin/resource'
import { pageWriting } from '@/src/features/pages/api/admin/write'
import { images } from '@/src/features/media/api/routes'
import { changedImage, smallRendition } from '@/src/features/media/api/write'
import { products, productWriting } from '@/src/features/products/api/admin/routes'
import { footer, footerWriting, navigation, navigationWriting } from '@/src/features/site-links/api/routes'
import { templates } from '@/src/features/templates/api/resource'
import { templateWriting } from '@/src/features/templates/api/routes'

/** What the assistant's tools work with: the resources that the API publishes. */
const RESOURCES: Resources = {
  documents: {
    pages: editable(pages, pageWriting),
    posts: editable(posts, postWriting),
    templates: editable(templates, templateWriting),
    products: editable(products, productWriting),
    media: editable(images, changedImage),
    categories: editable(categories, categoryWriting),
    forms: editable(forms, formWriting),
    navigation: editable(navigation, navigationWriting),
    footer: editable(footer, footerWriting),
  },
  templates,
  rendition: smallRendition,
  blockTypes: blockCatalogue,
}

export const assistantOperations = [
  ...chatOperations(RESOURCES),
  ...conversationOperations,
  ...editOperations(RESOURCES),
  ...proposalOperations(RESOURCES),
]

/** The panel's own: what it answers has the shape of a form. */
export const assistantPanelOperations = [previewProposalOperation(RESOURCES)]

/** Serves the assistant's tools at /api/mcp. */
export const mountAssistantMcp = (app: OpenAPIHono<ApiEnv>): void => mountMcp(app, RESOURCES)
