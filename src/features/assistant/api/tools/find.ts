import { z } from '@hono/zod-openapi'

import { findPage } from '@/src/api/core/resource/find'
import { EDITABLE, type Editable } from '@/src/features/assistant/rules/proposal'
import type { Locale } from '@/src/lib/constants'
import { defineTool, type ToolContext } from './tool'

const MAX_FOUND = 20

const input = z.strictObject({
  collection: z.enum(EDITABLE),
  search: z
    .string()
    .max(100)
    .optional()
    .describe('Words in the title or name; for images (media) in the alt text or file name.'),
})

const options = (locale: Locale, search: string | undefined) => ({
  page: 1,
  limit: MAX_FOUND,
  pagination: false,
  sort: '-updatedAt',
  search,
  locale,
})

async function findImages({ caller, locale, resources }: ToolContext, search: string | undefined) {
  const { resource } = resources.documents.media
  const { docs } = await findPage({ ...resource, collection: 'media' }, caller, options(locale, search))
  return docs.map(({ id, alt, filename }) => ({ id, alt: alt ?? null, filename: filename ?? null }))
}

type Titled = Exclude<Editable, 'media'>

async function findTexts(
  { caller, locale, resources }: ToolContext,
  { collection, search }: { collection: Titled; search?: string | undefined },
) {
  const { resource } = resources.documents[collection]
  const select = { title: true, name: true, updatedAt: true } as const
  const { docs } = await findPage(resource, caller, { ...options(locale, search), select })
  return docs.map(({ id, updatedAt, ...doc }) => {
    const title = 'name' in doc ? doc.name : 'title' in doc && doc.title
    return { id, title: title || null, updatedAt }
  })
}

export const findTool = defineTool({
  name: 'find',
  title: 'Find documents',
  description: `Finds pages, posts, templates, products, categories of posts, images (media), forms, or the one navigation or footer of the website, the last changed first, ${MAX_FOUND} at most.`,
  permission: 'content.read',
  input,
  run: (context, { collection, search }) =>
    collection === 'media' ? findImages(context, search) : findTexts(context, { collection, search }),
})
