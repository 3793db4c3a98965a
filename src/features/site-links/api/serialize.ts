import type { z } from '@hono/zod-openapi'

import type { Footer, Navigation } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { publicationsOf } from '@/src/api/core/resource/publication'
import type { Serialize } from '@/src/api/core/resource/resource'
import { EMPTY_LINK, type footer, type navigation } from './schemas'

type Link = z.output<typeof navigation>['callToAction']['link']
/** A draft may lack what publishing requires; the generated type only has complete links. */
type StoredLink = Partial<NonNullable<NonNullable<Navigation['items']>[number]['link']>>
type LinkRow = { id?: string | null; link: StoredLink }

function toLink(stored: StoredLink | undefined): Link {
  if (!stored) return EMPTY_LINK
  const { type, page, url, label, newTab } = stored
  return {
    type: type ?? EMPTY_LINK.type,
    page: page ? referenceId(page) : null,
    url: url || null,
    label: label || null,
    newTab: newTab ?? false,
  }
}

const rowId = ({ id }: { id?: string | null }) => (id ? { id } : {})
const toRow = (row: LinkRow) => ({ ...rowId(row), link: toLink(row.link) })

export const toNavigations: Serialize<'navigation', typeof navigation> = async (caller, docs, locale) => {
  const publicationOf = await publicationsOf(caller, 'navigation', docs)
  return docs.map(({ id, items, callToAction, createdAt, updatedAt }) => ({
    id,
    locale,
    publication: publicationOf(id),
    items: (items ?? []).map((row) => ({ ...toRow(row), children: (row.children ?? []).map(toRow) })),
    callToAction: { enabled: callToAction?.enabled ?? false, link: toLink(callToAction?.link) },
    createdAt,
    updatedAt,
  }))
}

const toColumn = (column: NonNullable<Footer['columns']>[number]) => ({
  ...rowId(column),
  heading: column.heading || null,
  links: (column.links ?? []).map(toRow),
})

export const toFooters: Serialize<'footer', typeof footer> = async (caller, docs, locale) => {
  const publicationOf = await publicationsOf(caller, 'footer', docs)
  return docs.map(({ id, statement, columns, smallPrint, createdAt, updatedAt }) => ({
    id,
    locale,
    publication: publicationOf(id),
    statement: statement || null,
    columns: (columns ?? []).map(toColumn),
    smallPrint: smallPrint || null,
    createdAt,
    updatedAt,
  }))
}
