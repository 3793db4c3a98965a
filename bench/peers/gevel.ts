import { z } from 'zod'

import { root } from '@/scripts/root'
import { COUNTS, createMany, lexical, sectionsOf } from './content'
import { ACCOUNT, type Command, type Peer, type Place, type Subjects } from './peer'
import { sendFor } from './send'

const TENANT = 'kade'
const UNLIMITED = '1000000'

const start = ({ folder, port, databaseUrl }: Place): Command => ({
  args: ['scripts/up.mjs'],
  cwd: root,
  env: {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
    API_CALLS_PER_MINUTE: UNLIMITED,
    API_WRITES_PER_MINUTE: UNLIMITED,
    LOG_LEVEL: 'error',
  },
})

/** Where the first page is. */
const PATH = '/meting'

const account = z.object({ data: z.object({ token: z.string() }) })
const created = z.object({ data: z.object({ id: z.string() }) })
const domains = z.object({ data: z.array(z.object({ id: z.string(), hostname: z.string() })) })

const blocks = (index: number) =>
  sectionsOf(index).map(({ heading, text }) => ({ blockType: 'richText', heading, content: lexical([text]) }))

/** Writes to the tenant of the demo content that `localhost` serves. */
async function fill(origin: string): Promise<Subjects> {
  const login = { path: '/api/auth/login', body: ACCOUNT }
  const { data } = await sendFor(origin, login, account)
  const headers = { authorization: `Bearer ${data.token}`, 'x-tenant': TENANT }
  const write = (path: string, body: object) =>
    sendFor(origin, { path: `/api/admin/${path}`, headers, body }, created)
  const known = await sendFor(origin, { path: '/api/admin/domains', headers }, domains)
  const domain = known.data.find(({ hostname }) => hostname === 'localhost')?.id
  const pages = await createMany(COUNTS.pages, (index) => {
    const urls = [{ domain, locale: 'nl', path: index === 0 ? PATH : `${PATH}-${index}` }]
    return write('pages', { title: `Stuk ${index}`, status: 'published', blocks: blocks(index), urls })
  })
  const { data: author } = await write('authors', { name: 'Bench', slug: 'bench' })
  await createMany(COUNTS.posts, (index) =>
    write('posts', {
      title: `Stuk ${index}`,
      slug: `stuk-${index}`,
      excerpt: 'Een artikel.',
      content: lexical(sectionsOf(index).map(({ text }) => text)),
      authors: [author.id],
      status: 'published',
    }),
  )
  const edited = pages[1]?.data.id
  return {
    page: { path: PATH },
    entry: { path: '/api/posts/stuk-0?locale=nl' },
    list: { path: '/api/posts?locale=nl&limit=20' },
    // A cache stores no response to a request with this header, and public operations ignore it.
    uncached: { authorization: 'Bearer none' },
    save: (status, turn) => ({
      path: `/api/admin/pages/${edited}`,
      method: 'PUT',
      headers,
      body: { title: `Titel ${turn}`, status, blocks: blocks(turn) },
    }),
  }
}

export const gevel: Peer = {
  name: 'Gevel',
  prepare: async () => undefined,
  start,
  ready: '/',
  fill,
}
