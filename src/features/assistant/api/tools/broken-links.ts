import { z } from '@hono/zod-openapi'

import { asCaller } from '@/src/api/core/resource/find'
import { type Link, linksIn } from '@/src/features/assistant/rules/links'
import { route } from '@/src/routing/route'
import { routingStore } from '@/src/routing/store/cache'
import type { Action } from '@/src/routing/types'
import type { Row } from './editable'
import { defineTool, type ToolContext } from './tool'

const SEARCHED = ['pages', 'posts', 'products'] as const
/** Per collection, the last changed first. */
const MAX_DOCUMENTS = 200
/** More distinct paths than this are not checked. */
const MAX_PATHS = 500

type Document = { collection: (typeof SEARCHED)[number]; id: string; title: string | null; links: Link[] }

/** What a visitor gets where a link leads nowhere. */
const NOWHERE: readonly Action['type'][] = ['notFound', 'gone', 'badRequest', 'uriTooLong']

async function readDocuments({ caller, locale }: ToolContext): Promise<Document[]> {
  const documents: Document[] = []
  for (const collection of SEARCHED) {
    const { docs } = await caller.req.payload.find({
      ...{ collection, locale, draft: true, depth: 0, limit: MAX_DOCUMENTS, pagination: false },
      ...{ where: { tenant: { equals: caller.tenant.id } }, sort: '-updatedAt' },
      ...asCaller(caller),
    })
    for (const doc of docs as unknown as (Row & { id: string })[]) {
      const title = doc.title ?? doc.name
      const links = linksIn(doc)
      documents.push({ collection, id: doc.id, title: typeof title === 'string' ? title : null, links })
    }
  }
  return documents
}

const distinct = (documents: readonly Document[], kind: Link['kind']): string[] => [
  ...new Set(
    documents.flatMap(({ links }) =>
      links.flatMap((link) => (link.kind === kind ? ['path' in link ? link.path : link.id] : [])),
    ),
  ),
]

/** The pages that are published in the language. */
async function publishedPages({ caller, locale }: ToolContext, ids: string[]): Promise<Set<string>> {
  const { docs } = await caller.req.payload.find({
    ...{ collection: 'pages', locale, draft: false, depth: 0, pagination: false, select: { title: true } },
    where: { id: { in: ids }, tenant: { equals: caller.tenant.id }, _status: { equals: 'published' } },
    ...asCaller(caller),
  })
  return new Set(docs.map(({ id }) => id))
}

async function hostsOf({ caller }: ToolContext): Promise<string[]> {
  const { docs } = await caller.req.payload.find({
    ...{ collection: 'domains', depth: 0, pagination: false, select: { hostname: true } },
    where: { tenant: { equals: caller.tenant.id } },
    ...asCaller(caller),
  })
  return docs.map(({ hostname }) => hostname)
}

/** Asks the routing of the site, as a visitor would, without a request. */
async function leadsSomewhere(host: string, path: string): Promise<boolean> {
  const { pathname: rawPath, search } = new URL(path, `https://${host}`)
  const { type } = await route(
    {
      ...{ protocol: 'https:', host, port: '', method: 'GET', rawPath, search },
      ...{ localeCookie: undefined, acceptLanguage: null, sameOrigin: false },
    },
    routingStore(),
  )
  return !NOWHERE.includes(type)
}

/** The paths that lead nowhere on all domains of the tenant. */
async function brokenPaths(context: ToolContext, paths: readonly string[]): Promise<Set<string>> {
  const hosts = await hostsOf(context)
  const broken = new Set<string>()
  for (const path of hosts.length > 0 ? paths : []) {
    const found = await Promise.all(hosts.map((host) => leadsSomewhere(host, path)))
    if (!found.includes(true)) broken.add(path)
  }
  return broken
}

export const findBrokenLinksTool = defineTool({
  name: 'findBrokenLinks',
  title: 'Find broken links within the website',
  description: `Finds links of pages, posts and products, drafts included, to paths that lead nowhere and to pages that are not published in the language. The ${MAX_DOCUMENTS} last changed documents of each kind. With \`id\`, only those of that document. Links to other websites are not checked.`,
  permission: 'content.read',
  input: z.strictObject({ id: z.uuid().optional() }),
  run: async (context, { id }) => {
    const documents = (await readDocuments(context)).filter((document) => !id || document.id === id)
    const paths = distinct(documents, 'path')
    const broken = await brokenPaths(context, paths.slice(0, MAX_PATHS))
    const online = await publishedPages(context, distinct(documents, 'page'))
    const reasonOf = (link: Link) => {
      if (link.kind === 'path')
        return broken.has(link.path) ? { path: link.path, problem: 'leads nowhere' } : null
      return online.has(link.id) ? null : { page: link.id, problem: `not published in ${context.locale}` }
    }
    return {
      locale: context.locale,
      documents: documents.flatMap(({ links, ...document }) => {
        const problems = links.map(reasonOf).filter((problem) => problem !== null)
        return problems.length > 0 ? [{ ...document, links: problems }] : []
      }),
      ...(paths.length > MAX_PATHS && { uncheckedPaths: paths.length - MAX_PATHS }),
    }
  },
})
