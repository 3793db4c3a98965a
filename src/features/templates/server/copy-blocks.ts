import type { PayloadRequest } from 'payload'

import type { Page, Template } from '@/payload-types'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { withoutRowIds, withRowIds } from '@/src/lib/row-ids'

/** What pages and templates have in common: what is shown, and what stands around it. */
export type BlockTree = Pick<Template, 'layout' | 'showTopBar' | 'showFooter'> & { blocks: Blocks }
type Blocks = NonNullable<Page['blocks']>

type Source = { collection: 'pages' | 'templates'; id: string }
type Stored = { id: string; blocks?: Page['blocks'] }

/** How the copy is written: made in the first language, then filled in the others. */
type Target = {
  create: (design: BlockTree, locale: Locale) => Promise<Stored>
  fill: (id: string, blocks: Blocks, locale: Locale) => Promise<unknown>
}

/** The person's own rights; a draft is read and written as it is, complete or not. */
export const asUser = (req: PayloadRequest) =>
  ({ draft: true, depth: 0, user: req.user, overrideAccess: false, req }) as const

const read = (req: PayloadRequest, { collection, id }: Source, locale: Locale): Promise<Page | Template> =>
  req.payload.findByID({ collection, id, locale, ...asUser(req) })

/**
 * Copies the newest version of a page or a template, in every language, onto rows of its own. References stay what
 * they are. To be called in a transaction.
 * @returns the id of the copy
 * @throws Payload's NotFound or Forbidden when the person may not read the one or write the other
 */
export async function copyBlocks(req: PayloadRequest, source: Source, target: Target): Promise<string> {
  const [first, ...others] = LOCALES
  const { layout, showTopBar, showFooter, blocks } = await read(req, source, first)
  const rows = (own: Page['blocks']) => withoutRowIds(own ?? []) as Blocks
  const copy = await target.create({ layout, showTopBar, showFooter, blocks: rows(blocks) }, first)
  for (const locale of others) {
    const translated = await read(req, source, locale)
    // Same rows in every language, so the ids of the copy's rows fit by position.
    await target.fill(copy.id, withRowIds(rows(translated.blocks), copy.blocks) as Blocks, locale)
  }
  return copy.id
}
