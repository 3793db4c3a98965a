import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import getPort from 'get-port'
import { Client } from 'pg'

import { databaseUrl, startTemporaryPostgres } from '@/src/testing/temporary-postgres'
import { printTable } from '../table'
import { directus } from './directus'
import { gevel } from './gevel'
import { measure, type Cost, type Result } from './measure'
import { payload } from './payload'
import type { Place } from './peer'
import { strapi } from './strapi'

/**
 * `npm run bench:peers -- --only gevel,strapi --folder <folder> --payload-template <folder>`: products are installed in the
 * folder, which is kept; without one in a temporary folder.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    folder: { type: 'string' },
    'payload-template': { type: 'string' },
  },
})

const PEERS = { gevel, payload: payload(values['payload-template']), strapi, directus }

const ms = (value: number): string => `${value.toFixed(value < 1 ? 2 : 1)} ms`
const cpu = ({ app, postgres }: Cost): string => `${ms(app)} + ${ms(postgres)}`

function print(results: readonly Result[]): void {
  const row = (name: string, cell: (result: Result) => string): string[] => [name, ...results.map(cell)]
  const reads = ['page', 'entry', 'list', 'entry, uncached', 'list, uncached'] as const
  const saves = ['draft', 'published'] as const
  printTable([
    row('CPU: product + Postgres', ({ name }) => name),
    row('second start', ({ startSeconds }) => `${startSeconds.toFixed(1)} s`),
    row('memory after start', ({ memoryAfterStart }) => `${memoryAfterStart.toFixed(0)} MB`),
    row('memory after the run', ({ memoryAfterLoad }) => `${memoryAfterLoad.toFixed(0)} MB`),
    ...reads.flatMap((name) => [
      row(`${name}: requests/s`, ({ reads }) => reads[name]?.perSecond.toFixed(0) ?? '–'),
      row(`${name}: CPU`, ({ reads: { [name]: read } }) => (read ? cpu(read) : '–')),
    ]),
    ...saves.flatMap((name) => [
      row(`save as ${name}: median`, ({ saves }) => ms(saves[name].median)),
      row(`save as ${name}: CPU`, ({ saves }) => cpu(saves[name])),
    ]),
  ])
}

const names = values.only?.split(',') ?? Object.keys(PEERS)
const parent = values.folder
  ? path.resolve(values.folder)
  : await mkdtemp(path.join(tmpdir(), 'gevel-peers-'))
const postgres = await startTemporaryPostgres([])
const results: Result[] = []

/** A folder, a port and a new database. */
async function placeOf(name: string): Promise<Place> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE bench_${name}`)
  } finally {
    await client.end()
  }
  const folder = path.join(parent, name)
  await mkdir(folder, { recursive: true })
  return { folder, port: await getPort(), databaseUrl: databaseUrl(postgres.url, `bench_${name}`) }
}

try {
  for (const [name, peer] of Object.entries(PEERS).filter(([key]) => names.includes(key))) {
    const place = await placeOf(name)
    process.stdout.write(`${peer.name}…\n`)
    try {
      results.push(await measure(peer, place))
    } catch (error) {
      process.exitCode = 1
      process.stdout.write(`${peer.name} is left out: ${String(error)}\n`)
    }
  }
  if (results.length > 0) print(results)
} finally {
  await postgres.stop()
  if (!values.folder) await rm(parent, { recursive: true, force: true })
}
process.exit()
