import type { Field, Payload } from 'payload'

import { blocks } from '@/blocks'
import { inLanguage } from '@/blocks/resolve'
import { samples } from '@/blocks/samples'
import type { Page } from '@/payload-types'
import { dataFields } from '@/src/api/core/data-fields'
import { createLexicalConverter } from '@/src/platform/markdown-to-lexical'
import { createForm } from './forms'
import { createImage } from './images'
import { createPage, createPageUrl } from './pages'
import type { Company } from './tenants'

type Row = Record<string, unknown>
type Blocks = NonNullable<Page['blocks']>
/** Documents for the relations that samples leave empty. */
type Documents = { image: string; form: string }

const rejectLookup = (key: string): never => {
  throw new Error(`A sample refers to ${key}; samples must not refer to documents.`)
}

/** A row with every upload field and form relation filled in. */
function withDocuments(fields: Field[], row: Row, documents: Documents): Row {
  const filled = dataFields(fields).flatMap((field): [string, unknown][] => {
    const value = row[field.name]
    if (field.type === 'upload') return [[field.name, documents.image]]
    if (field.type === 'relationship' && field.relationTo === 'forms') return [[field.name, documents.form]]
    if (field.type !== 'array' || !Array.isArray(value)) return []
    return [[field.name, value.map((item: Row) => withDocuments(field.fields, item, documents))]]
  })
  return { ...row, ...Object.fromEntries(filled) }
}

/** An image with an alt text in both languages, which publishing requires. */
async function describedImage(payload: Payload, company: Company): Promise<string> {
  const { id } = await createImage(payload, company)
  const data = { alt: 'An orange plane' }
  await payload.update({ collection: 'media', id, locale: 'en', data, overrideAccess: true })
  return id
}

/** A published page with one block and a page URL. */
async function pageOf(payload: Payload, company: Company, block: Row): Promise<string> {
  const page = await createPage(payload, company, {
    title: String(block.heading),
    blocks: [block] as unknown as Blocks,
  })
  await createPageUrl(payload, company, page, `/${String(block.blockType)}`)
  return page.id
}

/** A block of every type in Dutch as stored in a page, with images, a form, a case and a vacancy of the tenant. */
export async function everyBlock(payload: Payload, company: Company): Promise<Blocks> {
  const lookup = {
    imageId: rejectLookup,
    pageId: rejectLookup,
    formId: rejectLookup,
    lexical: await createLexicalConverter(payload),
  }
  const form = await createForm(payload, company)
  const documents = { image: await describedImage(payload, company), form: form.id }
  const drafts = new Map(Object.entries(samples))
  const rows = blocks.map(({ slug, fields }) =>
    withDocuments(fields, inLanguage(drafts.get(slug), 'nl', lookup) as Row, documents),
  )
  const rowOf = (type: string): Row => rows.find(({ blockType }) => blockType === type) ?? {}
  const relations: Row = {
    caseList: { cases: [await pageOf(payload, company, rowOf('caseHeader'))] },
    vacancies: { vacancies: [await pageOf(payload, company, rowOf('vacancyHeader'))] },
  }
  return rows.map((row) => ({
    ...row,
    ...(relations[String(row.blockType)] as Row | undefined),
  })) as unknown as Blocks
}
