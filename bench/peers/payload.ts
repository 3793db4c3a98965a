import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

import { COUNTS, createMany, lexical, sectionsOf } from './content'
import { ACCOUNT, type Command, type Peer, type Place, type Subjects } from './peer'
import { complete } from './processes'
import { sendFor } from './send'

const VERSION = '3.90.1'
/** Only for the template's own tests and checks. */
const UNUSED = /eslint|playwright|vitest|jsdom|testing-library|prettier|plugin-react|vite-/
const UNUSED_FILES = ['tests', 'playwright.config.ts', 'vitest.config.mts', 'vitest.setup.ts']

const settings = ({ port, databaseUrl }: Place): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  PAYLOAD_SECRET: 'a-secret-of-the-bench',
  CRON_SECRET: 'a-secret-of-the-bench',
  PREVIEW_SECRET: 'a-secret-of-the-bench',
  NEXT_PUBLIC_SERVER_URL: `http://localhost:${port}`,
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_OPTIONS: '--no-deprecation',
  NODE_ENV: 'production',
})

const manifest = z.looseObject({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})

/** Uses packages of npm instead of those of the monorepo, and Postgres instead of MongoDB. */
async function adjust(folder: string): Promise<void> {
  for (const unused of [...UNUSED_FILES, 'src/migrations'])
    await rm(path.join(folder, unused), { recursive: true, force: true })
  const file = path.join(folder, 'package.json')
  const { dependencies, devDependencies, ...rest } = manifest.parse(JSON.parse(await readFile(file, 'utf8')))
  const pinned = Object.entries(dependencies).map(([name, version]) => [
    name.replace('db-mongodb', 'db-postgres'),
    name === 'payload' || name.startsWith('@payloadcms/') ? VERSION : version,
  ])
  const kept = Object.entries(devDependencies).filter(([name]) => !UNUSED.test(name))
  const adjusted = {
    ...rest,
    dependencies: Object.fromEntries(pinned) as object,
    devDependencies: Object.fromEntries(kept),
  }
  await writeFile(file, JSON.stringify(adjusted))
  const config = path.join(folder, 'src/payload.config.ts')
  const text = await readFile(config, 'utf8')
  await writeFile(
    config,
    text
      .replaceAll('mongooseAdapter', 'postgresAdapter')
      .replace('db-mongodb', 'db-postgres')
      .replace(
        /url: process\.env\.DATABASE_URL[^,]*,/,
        'pool: { connectionString: process.env.DATABASE_URL },',
      )
      .replace('buildConfig({', 'buildConfig({ telemetry: false,'),
  )
}

async function fetchTemplate({ folder, databaseUrl }: Place): Promise<void> {
  const answers = ['--template', 'website', '--db', 'postgres', '--db-connection-string', databaseUrl]
  const flags = ['--use-npm', '--no-deps', '--no-git', '--no-agent']
  const program = `create-payload-app@${VERSION}`
  await complete('npx', ['--yes', program, '--name', 'template', ...answers, ...flags], {
    cwd: folder,
    log: 'create',
  })
  await cp(path.join(folder, 'template'), folder, { recursive: true })
}

const prepareFrom = (template: string | undefined) => async (place: Place) => {
  const { folder: cwd } = place
  if (template) await cp(template, cwd, { recursive: true })
  else await fetchTemplate(place)
  await adjust(cwd)
  await complete('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund'], { cwd, log: 'install' })
  const env = settings(place)
  const payload = (name: string) => ['node_modules/payload/bin.js', name]
  await complete(process.execPath, payload('migrate:create'), { cwd, env, log: 'migration' })
  await complete(process.execPath, payload('migrate'), { cwd, env, log: 'migrate' })
  await complete(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { cwd, env, log: 'build' })
}

const start = (place: Place): Command => ({
  args: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(place.port)],
  cwd: place.folder,
  env: settings(place),
})

const account = z.object({ token: z.string() })
const created = z.object({ doc: z.object({ id: z.number() }) })

/** The sections as blocks with one column of rich text. */
const layout = (index: number) =>
  sectionsOf(index).map(({ heading, text }) => ({
    blockType: 'content',
    columns: [{ size: 'full', richText: lexical([heading, text]) }],
  }))

async function fill(origin: string): Promise<Subjects> {
  const first = { path: '/api/users/first-register', body: { name: 'Bench', ...ACCOUNT } }
  const { token } = await sendFor(origin, first, account)
  const headers = { authorization: `JWT ${token}` }
  const make = (name: string, index: number, data: object) => {
    const body = { title: `Stuk ${index}`, slug: `stuk-${index}`, _status: 'published', ...data }
    return sendFor(origin, { path: `/api/${name}`, headers, body }, created)
  }
  const pages = await createMany(COUNTS.pages, (index) =>
    make('pages', index, { hero: { type: 'none' }, layout: layout(index) }),
  )
  await createMany(COUNTS.posts, (index) =>
    make('posts', index, { content: lexical(sectionsOf(index).map(({ text }) => text)) }),
  )
  const [read, edited] = pages.map(({ doc }) => doc.id)
  return {
    page: { path: '/stuk-0' },
    entry: { path: `/api/pages/${read}` },
    list: { path: '/api/posts?limit=20&depth=0&select[title]=true&select[slug]=true' },
    uncached: null,
    save: (status, turn) => ({
      path: `/api/pages/${edited}${status === 'draft' ? '?draft=true' : ''}`,
      method: 'PATCH',
      headers,
      body: { title: `Titel ${turn}`, layout: layout(turn), _status: status },
    }),
  }
}

/** @param template the folder of the website template; fetched by create-payload-app when undefined */
export const payload = (template: string | undefined): Peer => ({
  name: `Payload ${VERSION}, website template`,
  prepare: prepareFrom(template),
  start,
  ready: '/',
  fill,
})
