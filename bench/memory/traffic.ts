import { z } from 'zod'

const page = z.object({ data: z.array(z.object({ id: z.string() })) })
const token = z.object({ data: z.object({ token: z.string() }) })

/** A site under test: its URL and the account that may edit it. */
export type Target = { origin: string; email: string; password: string }
export type Request = { path: string; init?: RequestInit }

async function json<T extends z.ZodType>(
  url: string,
  schema: T,
  init: RequestInit = {},
): Promise<z.output<T>> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return schema.parse(await response.json())
}

/** The paths that a text refers to on the site. */
const pathsIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, path = '']) => path.replaceAll('&amp;', '&'))),
]

/** `count` paths that visitors and programs ask for: pages, their images, API reads, and paths that do not exist. */
export async function publicPaths({ origin }: Target, count: number): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = pathsIn(sitemap, /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g).map((path) => path || '/')
  const images: string[] = []
  for (const path of pages.slice(0, 20)) {
    const html = await (await fetch(origin + path)).text()
    images.push(...pathsIn(html, /["\s](\/_ipx\/[^"\s]+)/g))
  }
  const reads = pages.flatMap((path) => [`/api/pages/layout?path=${path}`, path])
  const paths = new Set([...pages, ...new Set(images), ...reads])
  for (let index = 0; paths.size < count; index += 1) {
    const locale = index % 2 === 0 ? 'nl' : 'en'
    const limit = 1 + (Math.floor(index / 2) % 50)
    paths.add(`/api/posts?locale=${locale}&limit=${limit}&page=${1 + Math.floor(index / 100)}`)
    paths.add(`/does-not-exist/${index}`)
    paths.add(`${pages[index % pages.length]}?campaign=${index}`)
  }
  return [...paths].slice(0, count)
}

/** Requests of an editor: lists, single documents, and a draft that changes. */
export async function editorRequests({ origin, email, password }: Target): Promise<Request[]> {
  const login = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const body = JSON.stringify({ email, password })
  const { data } = await json(`${origin}/api/auth/login`, token, { ...login, body })
  const headers = { authorization: `Bearer ${data.token}`, 'x-tenant': 'kade' }
  const posts = await json(`${origin}/api/admin/posts?locale=nl`, page, { headers })
  const lists = ['pages', 'posts', 'media', 'forms', 'redirects', 'audit-log'].map((name) => ({
    path: `/api/admin/${name}?locale=nl`,
    init: { headers },
  }))
  const changes = posts.data.flatMap(({ id }) => [
    { path: `/api/admin/posts/${id}?locale=nl`, init: { headers } },
    {
      path: `/api/admin/posts/${id}?locale=nl`,
      init: {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ excerpt: `Changed at ${Date.now()} for the measurement.` }),
      },
    },
  ])
  return [...lists, ...changes]
}
