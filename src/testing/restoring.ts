import type { Payload } from 'payload'
import { expect } from 'vitest'

import type { Page } from '@/payload-types'
import type { VersionedCollection } from '@/src/features/document-versions/rules/versioned'
import { isMeantFor } from '@/src/features/pages/rules/block-languages'
import type { Locale } from '@/src/lib/constants'
import { withRowIds } from '@/src/lib/row-ids'
import { createPage, paragraph } from './pages'
import { restRequest } from './rest'
import type { Company, Person } from './tenants'

type Place = { readonly payload: Payload; readonly company: Company }

export const scene = { overrideAccess: true, depth: 0 } as const
export type Blocks = NonNullable<Page['blocks']>

export const blocks = (...words: string[]) =>
  words.map((heading) => ({
    blockType: 'richText',
    heading,
    content: paragraph(heading),
  })) as unknown as Blocks

/** What saves, reads and restores documents of a company. */
export function restoring(at: Place) {
  const read = async (id: string, locale: Locale, draft: boolean, collection: 'pages' | 'posts' = 'pages') =>
    (await at.payload.findByID({ collection, id, locale, draft, ...scene })) as Page
  const shown = async (id: string, locale: Locale, draft: boolean) => {
    const page = await read(id, locale, draft)
    const meant = page.blocks?.filter((block) => isMeantFor(block, locale))
    return [page.title, page._status, meant?.map((block) => 'heading' in block && block.heading)]
  }
  const save = (id: string, locale: Locale, data: object, status: 'draft' | 'published' = 'draft') =>
    at.payload.update({
      ...{ collection: 'pages', id, locale, draft: status === 'draft', ...scene },
      data: { ...data, _status: status },
    })
  const versionsOf = async (collection: VersionedCollection, id: string) => {
    const where = { parent: { equals: id } }
    const { docs } = await at.payload.findVersions({
      ...{ collection, where, sort: '-updatedAt', pagination: false, ...scene },
    })
    return docs.map((version) => version.id)
  }
  const newest = async (id: string, collection: VersionedCollection = 'pages') =>
    (await versionsOf(collection, id))[0] ?? ''

  const restore = (
    version: string,
    query = 'locale=nl',
    person: Person = at.company.editor,
    slug = 'pages',
  ) => restRequest(at.payload, person, 'POST', `${slug}/versions/${version}?${query}`)
  async function restored(version: string, query?: string, slug?: string) {
    const { status, text } = await restore(version, query, at.company.editor, slug)
    expect(status, text).toBe(200)
    return JSON.parse(text) as { message: string; previousVersion: string }
  }
  return { read, shown, save, versionsOf, newest, restore, restored }
}

/** Published in both languages, then changed and published again in both. Returns the version that was first. */
export async function publishedTwice(at: Place) {
  const { newest, save } = restoring(at)
  const { id, blocks: rows } = await createPage(at.payload, at.company, {
    title: 'Een',
    blocks: blocks('a', 'b'),
  })
  const english = (...words: string[]) => withRowIds(blocks(...words), rows) as Blocks
  await save(id, 'en', { title: 'One', blocks: english('a-en', 'b-en') }, 'published')
  const first = await newest(id)
  await save(id, 'nl', { title: 'Twee', blocks: withRowIds(blocks('a2', 'b2'), rows) as Blocks }, 'published')
  await save(id, 'en', { title: 'Two', blocks: english('a2-en', 'b2-en') }, 'published')
  return { id, first, rows }
}
