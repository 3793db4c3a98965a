import { randomUUID } from 'node:crypto'

import type { Navigation, Template } from '@/payload-types'
import { type MatrixContext, type Matrix, row } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createCategory } from '@/src/testing/blog'
import { createForm } from '@/src/testing/forms'
import { createImage } from '@/src/testing/images'
import { onlyOf } from '@/src/testing/navigation'
import { createPage } from '@/src/testing/pages'
import { createTemplate } from '@/src/testing/templates'
import type { TranslatedCollection } from '../rules/translated'
import { placeOf } from './places'
import { fillMemory } from '@/src/testing/translation-memory'

/** A document with one text that is missing in English, and where that is. */
type Prepared = { id: string; path: string }

const ADMIN = '/api/admin'
const SOURCE = 'Over ons'
const TARGET = 'About us'

const scene = { locale: 'nl', depth: 0, overrideAccess: true } as const

async function navigation({ payload, company }: MatrixContext): Promise<Prepared> {
  const row = { id: randomUUID(), link: { type: 'url', url: '/over-ons', label: SOURCE } }
  const items = [row] as NonNullable<Navigation['items']>
  const { id } = await onlyOf(payload, company, 'navigation', { items })
  return { id, path: `items.${row.id}.link.label` }
}

async function footer({ payload, company }: MatrixContext): Promise<Prepared> {
  const { id } = await onlyOf(payload, company, 'footer', { columns: [], smallPrint: SOURCE })
  await payload.update({ collection: 'footer', id, ...scene, locale: 'en', data: { smallPrint: '' } })
  return { id, path: 'smallPrint' }
}

async function form({ payload, company }: MatrixContext): Promise<Prepared> {
  const { id } = await createForm(payload, company)
  await payload.update({ collection: 'forms', id, ...scene, data: { confirmationText: SOURCE } })
  return { id, path: 'confirmationText' }
}

/** In English it has a name already, and with it a slug. */
async function category({ payload, company }: MatrixContext): Promise<Prepared> {
  const { id } = await createCategory(payload, company, { description: SOURCE })
  const data = { name: 'Subject', slug: randomUUID() }
  await payload.update({ collection: 'categories', id, ...scene, locale: 'en', data })
  return { id, path: 'description' }
}

async function template({ payload, company }: MatrixContext): Promise<Prepared> {
  const { id } = await createTemplate(payload, company, await createPage(payload, company))
  const own = { collection: 'templates', id, ...scene, draft: true } as const
  const [hero, ...others] = (await payload.findByID(own)).blocks ?? []
  const blocks = [{ ...hero, intro: SOURCE }, ...others] as Template['blocks'] & object
  await payload.update({ ...own, data: { blocks } })
  return { id, path: `blocks.${hero?.id}.intro` }
}

const KINDS = {
  navigation,
  footer,
  forms: form,
  media: async ({ payload, company }) => ({
    id: (await createImage(payload, company, { alt: SOURCE })).id,
    path: 'alt',
  }),
  categories: category,
  templates: template,
} as const satisfies Partial<Record<TranslatedCollection, (context: MatrixContext) => Promise<Prepared>>>

function rowsOf(collection: keyof typeof KINDS): Matrix {
  const { path: own, param, drafts } = placeOf(collection)
  const prepare = KINDS[collection]
  const remembered = async (context: MatrixContext): Promise<Prepared> => {
    await fillMemory(context)
    return prepare(context)
  }
  const texts = `${own}/{${param}}/translations/{locale}`
  return {
    [`GET ${ADMIN}${texts}`]: row({
      prepare,
      send: ({ id }) => ({ path: `${ADMIN}${own}/${id}/translations/en` }),
      statuses: readStatuses(200),
    }),
    [`GET ${ADMIN}${texts}/memory`]: row({
      prepare: remembered,
      send: ({ id }) => ({ path: `${ADMIN}${own}/${id}/translations/en/memory` }),
      statuses: readStatuses(200),
    }),
    [`PUT ${ADMIN}${texts}`]: row({
      prepare,
      send: ({ id, path }) => ({
        path: `${ADMIN}${own}/${id}/translations/en`,
        body: { segments: [{ id: path, text: TARGET }] },
      }),
      statuses: writeStatuses(200),
      writes: [collection, 'document_translations', 'translation_memory'],
    }),
    [`POST ${ADMIN}${own}/{${param}}/translate`]: row({
      prepare: remembered,
      send: ({ id, path }) => ({
        path: `${ADMIN}${own}/${id}/translate`,
        body: { to: 'en', fields: [path] },
      }),
      statuses: writeStatuses(200),
      writes: drafts ? [collection, 'document_translations'] : [],
    }),
    [`POST ${ADMIN}${own}/translate-field`]: row({
      prepare: remembered,
      send: ({ id, path }) => ({ path: `${ADMIN}${own}/translate-field`, body: { id, path, to: 'en' } }),
      statuses: writeStatuses(200),
      writes: [],
    }),
  }
}

/** The same operations on what is translated besides pages, posts and products. */
export const matrix: Matrix = Object.fromEntries(
  Object.keys(KINDS).flatMap((slug) => Object.entries(rowsOf(slug as keyof typeof KINDS))),
)
