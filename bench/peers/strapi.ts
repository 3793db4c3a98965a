import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

import { COUNTS, createMany, sectionsOf } from './content'
import type { Command, Peer, Place, Subjects } from './peer'
import { complete } from './processes'
import { sendFor } from './send'

const VERSION = '5.54.0'
const PACKAGES = {
  '@strapi/strapi': VERSION,
  '@strapi/plugin-users-permissions': VERSION,
  pg: '8.23.1',
  react: '18.3.1',
  'react-dom': '18.3.1',
  'react-router-dom': '6.30.1',
  'styled-components': '6.1.19',
} as const
const TYPES = ['page', 'post'] as const

const settings = ({ port, databaseUrl }: Place): Record<string, string> => ({
  HOST: '127.0.0.1',
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  NODE_ENV: 'production',
  STRAPI_TELEMETRY_DISABLED: 'true',
})

const CONFIG: Record<string, string> = {
  server: `({ env }) => ({ host: env('HOST'), port: env.int('PORT'), app: { keys: ['bench-a', 'bench-b'] },
    logger: { startup: { enabled: false }, updates: { enabled: false } } })`,
  admin: `() => ({ auth: { secret: 'bench-admin' }, apiToken: { salt: 'bench-token' },
    transfer: { token: { salt: 'bench-transfer' } }, secrets: { encryptionKey: 'bench-key-of-32-characters-long-' } })`,
  database: `({ env }) => ({ connection: { client: 'postgres',
    connection: { connectionString: env('DATABASE_URL') }, pool: { min: 2, max: 10 } } })`,
  plugins: `() => ({ 'users-permissions': { config: { jwtSecret: 'bench-jwt' } } })`,
  // The list of Strapi's own default without its logger, which writes a line for each request.
  middlewares: `['strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::poweredBy', 'strapi::query',
    'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public']`,
}

/** Lets visitors read both types, and stores a token for the writes. */
const BOOTSTRAP = `'use strict'
const { writeFileSync } = require('node:fs')
module.exports = {
  async bootstrap({ strapi }) {
    const name = 'bench'
    const tokens = strapi.db.query('admin::api-token')
    if (await tokens.findOne({ where: { name } })) return
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } })
    for (const type of ${JSON.stringify(TYPES)})
      for (const action of ['find', 'findOne'])
        await strapi.db.query('plugin::users-permissions.permission')
          .create({ data: { action: 'api::' + type + '.' + type + '.' + action, role: role.id } })
    const token = await strapi.service('admin::api-token')
      .create({ name, description: '', kind: 'content-api', type: 'full-access', lifespan: null })
    writeFileSync('bench-token', token.accessKey)
  },
}
`

const schema = (name: string, attributes: object): string =>
  JSON.stringify({
    kind: 'collectionType',
    collectionName: `${name}s`,
    info: { singularName: name, pluralName: `${name}s`, displayName: name },
    options: { draftAndPublish: true },
    attributes: { title: { type: 'string' }, slug: { type: 'uid' }, ...attributes },
  })

const SECTION = JSON.stringify({
  collectionName: 'components_sections_texts',
  info: { displayName: 'Text' },
  attributes: { heading: { type: 'string' }, text: { type: 'richtext' } },
})

const factory = (kind: string, type: string): string =>
  `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::${type}.${type}')\n`

/** The files of a project in plain JavaScript: pages with a dynamic zone, posts with rich text. */
function projectFiles(): [file: string, text: string][] {
  const attributes = {
    page: { sections: { type: 'dynamiczone', components: ['sections.text'] } },
    post: { content: { type: 'richtext' } },
  }
  return [
    [
      'package.json',
      JSON.stringify({ name: 'bench', private: true, version: '0.0.0', dependencies: PACKAGES }),
    ],
    ...Object.entries(CONFIG).map(([name, text]): [string, string] => [
      `config/${name}.js`,
      `module.exports = ${text}\n`,
    ]),
    ['src/index.js', BOOTSTRAP],
    ['src/components/sections/text.json', SECTION],
    ...TYPES.flatMap((type): [string, string][] => [
      [`src/api/${type}/content-types/${type}/schema.json`, schema(type, attributes[type])],
      [`src/api/${type}/controllers/${type}.js`, factory('Controller', type)],
      [`src/api/${type}/services/${type}.js`, factory('Service', type)],
      [`src/api/${type}/routes/${type}.js`, factory('Router', type)],
    ]),
  ]
}

const cli = (place: Place, command: string): Command => ({
  args: ['node_modules/@strapi/strapi/bin/strapi.js', command],
  cwd: place.folder,
  env: settings(place),
})

async function prepare(place: Place): Promise<void> {
  for (const [file, text] of projectFiles()) {
    const target = path.join(place.folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  await mkdir(path.join(place.folder, 'public/uploads'), { recursive: true })
  await complete('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund'], {
    cwd: place.folder,
    log: 'install',
  })
  const { args, cwd, env } = cli(place, 'build')
  await complete(process.execPath, args, { cwd, env, log: 'build' })
}

const created = z.object({ data: z.object({ documentId: z.string() }) })

const zone = (index: number) =>
  sectionsOf(index).map((section) => ({ __component: 'sections.text', ...section }))

async function fill(origin: string, { folder }: Place): Promise<Subjects> {
  const token = await readFile(path.join(folder, 'bench-token'), 'utf8')
  const headers = { authorization: `Bearer ${token}` }
  const make = (type: string, index: number, data: object) => {
    const body = { data: { title: `Stuk ${index}`, slug: `stuk-${index}`, ...data } }
    return sendFor(origin, { path: `/api/${type}`, headers, body }, created)
  }
  const pages = await createMany(COUNTS.pages, (index) => make('pages', index, { sections: zone(index) }))
  await createMany(COUNTS.posts, (index) =>
    make('posts', index, {
      content: sectionsOf(index)
        .map(({ text }) => text)
        .join('\n\n'),
    }),
  )
  const [read, edited] = pages.map(({ data }) => data.documentId)
  return {
    page: null,
    entry: { path: `/api/pages/${read}?populate=sections` },
    list: { path: '/api/posts?pagination[pageSize]=20&fields[0]=title&fields[1]=slug' },
    uncached: null,
    save: (status, turn) => ({
      path: `/api/pages/${edited}?status=${status}`,
      method: 'PUT',
      headers,
      body: { data: { title: `Titel ${turn}`, sections: zone(turn) } },
    }),
  }
}

export const strapi: Peer = {
  name: `Strapi ${VERSION}`,
  prepare,
  start: (place) => cli(place, 'start'),
  ready: '/_health',
  fill,
}
