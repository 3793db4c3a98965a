import { z } from '@hono/zod-openapi'

import { findPage } from '@/src/api/core/resource/find'
import type { Locale } from '@/src/lib/constants'
import { defineTool, type ToolContext } from './tool'

const MAX_FOUND = 20
const MEDIA = { collection: 'media', noun: 'image', search: ['alt', 'filename'] } as const

const input = z.strictObject({
  collection: z.enum(['pages', 'posts', 'images']),
  search: z
    .string()
    .max(100)
    .optional()
    .describe('Words in the title; for images in the alt text or file name.'),
})

const options = (locale: Locale, search: string | undefined) => ({
  page: 1,
  limit: MAX_FOUND,
  pagination: false,
  sort: '-updatedAt',
  search,
  locale,
})

async function findImages({ caller, locale }: ToolContext, search: string | undefined) {
  const { docs } = await findPage(MEDIA, caller, options(locale, search))
  return docs.map(({ id, alt, filename }) => ({ id, alt: alt ?? null, filename: filename ?? null }))
}

async function findTexts(
  { caller, locale, resources }: ToolContext,
  { collection, search }: { collection: 'pages' | 'posts'; search?: string | undefined },
) {
  const { resource } = resources.documents[collection]
  const select = { title: true, updatedAt: true } as const
  const { docs } = await findPage(resource, caller, { ...options(locale, search), select })
  return docs.map(({ id, title, updatedAt }) => ({ id, title: title || null, updatedAt }))
}

export const findTool = defineTool({
  name: 'find',
  title: 'Find pages, posts or images',
  description: `Finds pages, posts or images of the website, the last changed first, ${MAX_FOUND} at most.`,
  permission: 'content.read',
  input,
  run: (context, { collection, search }) =>
    collection === 'images' ? findImages(context, search) : findTexts(context, { collection, search }),
})
