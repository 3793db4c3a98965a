import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

import { COUNTS, createMany, sectionsOf } from './content'
import { ACCOUNT, type Command, type Peer, type Place, type Subjects } from './peer'
import { complete } from './processes'
import { send, sendFor } from './send'

const PACKAGES = { directus: '12.4.0', pg: '8.23.1' } as const
/** The one for Node 24: it has a compiled module, where the older that Directus names is compiled for each version of Node. */
const OVERRIDES = { 'isolated-vm': '7.0.1' } as const
const TOKEN = 'bench-token-of-the-first-account'
const headers = { authorization: `Bearer ${TOKEN}` }
/** The policy of visitors, which every installation has under this id. */
const PUBLIC_POLICY = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'

const settings = ({ port, databaseUrl }: Place): Record<string, string> => ({
  HOST: '127.0.0.1',
  PORT: String(port),
  DB_CLIENT: 'pg',
  DB_CONNECTION_STRING: databaseUrl,
  SECRET: 'a-secret-of-the-bench-that-is-long-enough',
  ADMIN_EMAIL: ACCOUNT.email,
  ADMIN_PASSWORD: ACCOUNT.password,
  ADMIN_TOKEN: TOKEN,
  TELEMETRY: 'false',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
})

const cli = (place: Place, ...args: string[]): Command => ({
  args: ['node_modules/directus/cli.js', ...args],
  cwd: place.folder,
  env: settings(place),
})

async function prepare(place: Place): Promise<void> {
  await mkdir(path.join(place.folder, 'uploads'), { recursive: true })
  await writeFile(
    path.join(place.folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: PACKAGES, overrides: OVERRIDES }),
  )
  // SQLite would be compiled otherwise; all that runs here comes compiled.
  await complete('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: place.folder,
    log: 'install',
  })
  const { args, cwd, env } = cli(place, 'bootstrap')
  await complete(process.execPath, args, { cwd, env, log: 'bootstrap' })
}

const field = (name: string, type: string) => ({ field: name, type, meta: {}, schema: {} })
const KEY = { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } }

const collection = (name: string, fields: object[]) => ({
  path: '/collections',
  headers,
  body: { collection: name, schema: {}, meta: {}, fields: [KEY, ...fields] },
})

/** Pages with sections in a table of their own, and posts with HTML: what the data studio makes of such fields. */
async function createModel(origin: string): Promise<void> {
  const common = ['title', 'slug', 'status'].map((name) => field(name, 'string'))
  await send(origin, collection('pages', common))
  await send(origin, collection('posts', [...common, field('content', 'text')]))
  const section = [field('heading', 'string'), field('text', 'text'), field('page', 'integer')]
  await send(origin, collection('sections', section))
  const sections = { field: 'sections', type: 'alias', meta: { special: ['o2m'] } }
  await send(origin, { path: '/fields/pages', headers, body: sections })
  await send(origin, {
    path: '/relations',
    headers,
    body: {
      collection: 'sections',
      field: 'page',
      related_collection: 'pages',
      meta: { one_field: 'sections' },
      schema: { on_delete: 'CASCADE' },
    },
  })
  for (const name of ['pages', 'posts', 'sections']) {
    // A rule by status would need a licence: the list filters by itself.
    const body = { policy: PUBLIC_POLICY, collection: name, action: 'read', fields: ['*'] }
    await send(origin, { path: '/permissions', headers, body })
  }
}

const created = z.object({
  data: z.object({ id: z.number(), sections: z.array(z.number()).optional() }),
})

async function fill(origin: string): Promise<Subjects> {
  await createModel(origin)
  const make = (name: string, index: number, body: object) =>
    sendFor(
      origin,
      {
        path: `/items/${name}`,
        headers,
        body: { title: `Stuk ${index}`, slug: `stuk-${index}`, status: 'published', ...body },
      },
      created,
    )
  const pages = await createMany(COUNTS.pages, (index) =>
    make('pages', index, { sections: sectionsOf(index) }),
  )
  await createMany(COUNTS.posts, (index) => {
    const content = sectionsOf(index).map(({ text }) => `<p>${text}</p>`)
    return make('posts', index, { content: content.join('') })
  })
  const [read, edited] = pages
  if (!read || !edited) throw new Error('No pages were made')
  return {
    page: null,
    entry: { path: `/items/pages/${read.data.id}?fields=*,sections.*` },
    uncached: null,
    list: { path: '/items/posts?limit=20&fields=id,title,slug&filter[status][_eq]=published' },
    save: (status, turn) => ({
      path: `/items/pages/${edited.data.id}`,
      method: 'PATCH',
      headers,
      body: {
        title: `Titel ${turn}`,
        status,
        sections: sectionsOf(turn).map((section, index) => ({
          ...section,
          id: edited.data.sections?.[index],
        })),
      },
    }),
  }
}

export const directus: Peer = {
  name: `Directus ${PACKAGES.directus}`,
  prepare,
  start: (place) => cli(place, 'start'),
  ready: '/server/ping',
  fill,
}
