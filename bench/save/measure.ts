import config from '@payload-config'
import { sql } from '@payloadcms/db-postgres'
import { getPayload, handleEndpoints, type Payload } from 'payload'

import { countingStatements } from '@/src/platform/database/request-statements'
import { linkedPage } from '@/src/testing/linked-page'
import { tokenOf } from '@/src/testing/api'
import { createCompany } from '@/src/testing/tenants'
import { cpuByPid, spentBetween } from '../cpu'
import { percentile } from '../median'
import { printTable } from '../table'

/** So many that the page has all the versions that it may have. */
const WARM_UP = 40
const SAVES = 40

/** The bars: milliseconds and statements. */
const BARS = { draft: { wall: 60, statements: 40 }, publish: { wall: 120, statements: 80 } } as const
type Kind = keyof typeof BARS

type Figures = { statements: number; node: number; postgres: number; walls: number[] }

/** A function that saves the page as the panel does, in Dutch. */
async function saverOf(payload: Payload) {
  const company = await createCompany(payload)
  const { id, blocks } = await linkedPage(payload, company)
  const token = await tokenOf(payload, company.editor)
  const headers = { host: 'localhost', authorization: `JWT ${token}`, 'content-type': 'application/json' }
  return async (kind: Kind, title: string): Promise<void> => {
    const status = { draft: 'draft', publish: 'published' }[kind]
    const query = `locale=nl&fallback-locale=null&depth=0${kind === 'draft' ? '&draft=true' : ''}`
    const body = JSON.stringify({ title, blocks, _status: status })
    const request = new Request(`http://localhost/payload-api/pages/${id}?${query}`, {
      method: 'PATCH',
      headers,
      body,
    })
    const response = await handleEndpoints({ config, request })
    if (!response.ok) throw new Error(`${kind}: ${response.status} ${await response.text()}`)
  }
}

/** The CPU time so far of each process of Postgres. */
async function cpuOfPostgres({ db }: Payload): Promise<Map<number, number>> {
  const { rows } = await db.drizzle.execute<{ pid: number }>(sql`select pid from pg_stat_activity`)
  return cpuByPid(rows.map(({ pid }) => pid))
}

async function measure(payload: Payload, save: (title: string) => Promise<void>): Promise<Figures> {
  const statements = { count: 0, milliseconds: 0 }
  const walls: number[] = []
  const [postgres, node] = [await cpuOfPostgres(payload), process.cpuUsage()]
  for (let made = 0; made < SAVES; made += 1) {
    const start = performance.now()
    await countingStatements(statements, () => save(`Titel ${made}`))
    walls.push(performance.now() - start)
  }
  const { user, system } = process.cpuUsage(node)
  return {
    statements: statements.count / SAVES,
    node: (user + system) / 1000 / SAVES,
    postgres: spentBetween(postgres, await cpuOfPostgres(payload)) / SAVES,
    walls,
  }
}

/** Prints what saving a draft of a page with 12 blocks and publishing it cost, and fails above the bars. */
export async function measureSaves(): Promise<void> {
  const payload = await getPayload({ config })
  const save = await saverOf(payload)
  for (let made = 0; made < WARM_UP; made += 1) await save(made % 2 ? 'publish' : 'draft', `Eerst ${made}`)
  const ms = (value: number): string => `${value.toFixed(1)} ms`
  const rows = [['page with 12 blocks', 'statements', 'Node', 'Postgres', 'median', 'p95', 'bar']]
  for (const kind of ['draft', 'publish'] as const) {
    const { statements, node, postgres, walls } = await measure(payload, (title) => save(kind, title))
    const [bar, median] = [BARS[kind], percentile(walls, 0.5)]
    if (statements > bar.statements || median > bar.wall) process.exitCode = 1
    const figures = [ms(node), ms(postgres), ms(median), ms(percentile(walls, 0.95))]
    rows.push([kind, statements.toFixed(1), ...figures, `${bar.statements}, ${bar.wall} ms`])
  }
  printTable(rows)
}
