import type { Payload } from 'payload'

import type { Page } from '@/payload-types'
import { isRecord } from '@/src/lib/is-record'
import { everyBlock } from './every-block'
import { createPage, createPageUrl } from './pages'
import type { Company } from './tenants'

const BLOCKS = 12
const TARGETS = 8

/** The value with each link in it leading to the next of the pages. */
function withLinks(value: unknown, next: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withLinks(item, next))
  if (!isRecord(value)) return value
  const isLink = 'type' in value && 'label' in value && 'url' in value
  if (isLink) return { ...value, type: 'page', url: null, page: next() }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withLinks(part, next)]))
}

/** A published page of 12 blocks with a URL, images and links to 8 other pages, as an editor of the panel has it. */
export async function linkedPage(payload: Payload, company: Company): Promise<Page> {
  const all = (await everyBlock(payload, company)) ?? []
  const targets: string[] = []
  for (let made = 0; made < TARGETS; made += 1) {
    const { id } = await createPage(payload, company, {
      title: `Doel ${made}`,
      blocks: all.slice(made, made + 3),
    })
    targets.push(id)
  }
  let links = 0
  const next = (): string => targets[links++ % TARGETS] ?? ''
  const blocks = withLinks(all.slice(0, BLOCKS), next) as Page['blocks']
  const { id } = await createPage(payload, company, { title: 'Met links', blocks })
  await createPageUrl(payload, company, { id } as Page, `/${id}`)
  return payload.findByID({
    collection: 'pages',
    id,
    locale: 'nl',
    depth: 0,
    joins: false,
    overrideAccess: true,
  })
}
