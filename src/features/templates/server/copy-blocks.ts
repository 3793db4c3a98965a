import type { PayloadRequest } from 'payload'

import type { Page, Template } from '@/payload-types'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { withoutRowIds, withRowIds } from '@/src/lib/row-ids'

/** What pages and templates have in common: their blocks and layout. */
export type BlockTree = Pick<Template, 'layout' | 'showTopBar' | 'showFooter'> & { blocks: Blocks }
type Blocks = NonNullable<Page['blocks']>

/** `blocks`: the ids of those to copy; without it, all. */
type Source = { collection: 'pages' | 'templates'; id: string; blocks?: readonly string[] }
type Stored = { id: string; blocks?: Page['blocks'] }

/** Writes the copy: created in the first locale, then completed in the others. */
type Target = {
  create: (design: BlockTree, locale: Locale) => Promise<Stored>
  fill: (id: string, blocks: Blocks, locale: Locale) => Promise<unknown>
}

/** With the account's own permissions, and on drafts, which may be incomplete. */
export const asUser = (req: PayloadRequest) =>
  ({ draft: true, depth: 0, user: req.user, overrideAccess: false, req }) as const

const read = (req: PayloadRequest, { collection, id }: Source, locale: Locale): Promise<Page | Template> =>
  req.payload.findByID({ collection, id, locale, ...asUser(req) })

/**
 * Copies the newest version of a page or template in every locale, with new row ids. References are copied unchanged.
 * Call it in a transaction.
 * @returns the id of the copy
 * @throws Payload's NotFound or Forbidden when the account may not read the source or write the copy
 */
export async function copyBlocks(req: PayloadRequest, source: Source, target: Target): Promise<string> {
  const [first, ...others] = LOCALES
  const { layout, showTopBar, showFooter, blocks } = await read(req, source, first)
  const chosen = (own: Page['blocks']) =>
    (own ?? []).filter(({ id }) => !source.blocks || (id && source.blocks.includes(id)))
  const rows = (own: Page['blocks']) => withoutRowIds(chosen(own)) as Blocks
  const copy = await target.create({ layout, showTopBar, showFooter, blocks: rows(blocks) }, first)
  for (const locale of others) {
    const translated = await read(req, source, locale)
    // The rows are the same in every locale, so row ids match by position.
    await target.fill(copy.id, withRowIds(rows(translated.blocks), copy.blocks) as Blocks, locale)
  }
  return copy.id
}
