import { env } from '@/src/platform/env'
import { cpuOf, cpuOfBackends, spentBetween } from './cpu'
import { processOn } from './process'
import { address } from './session'
import { printTable } from './table'

/** Until V8 has optimised what the requests run. */
const WARM_UP = 150
const ROUNDS = 100
const STATEMENTS = /^gevel_sql_statement_duration_seconds_count\S* (\d+)/gm

/** Per request: CPU of the app and of Postgres in milliseconds; `statements` is null without METRICS_PORT. */
type Cost = { app: number; postgres: number; statements: number | null }

/** Bars: the most milliseconds of CPU of the app and of Postgres together, and the most statements. */
export type CostRow = {
  name: string
  path: string
  init?: RequestInit
  max: { cpu: number; statements?: number }
}

/** The number of statements that the app has sent to Postgres since it started. */
async function statementsSent(): Promise<number | null> {
  if (env.METRICS_PORT === undefined) return null
  const response = await fetch(`http://${env.METRICS_HOST}:${env.METRICS_PORT}/metrics`)
  const text = await response.text()
  return [...text.matchAll(STATEMENTS)].reduce((sum, [, count]) => sum + Number(count), 0)
}

async function get({ path, init }: CostRow): Promise<void> {
  const response = await fetch(address(path), { redirect: 'manual', ...init })
  const body = await response.text()
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body.slice(0, 500)}`)
}

async function repeat(times: number, row: CostRow): Promise<void> {
  for (let done = 0; done < times; done += 1) await get(row)
}

/** Sends a request one after the other, so that each finds the same state. */
async function costOf(row: CostRow): Promise<Cost> {
  await repeat(WARM_UP, row)
  const app = await processOn(env.PORT)
  const measured = async () =>
    [await cpuOf([app]), await cpuOfBackends(env.DATABASE_URL), await statementsSent()] as const
  const before = await measured()
  await repeat(ROUNDS, row)
  const after = await measured()
  return {
    app: (after[0] - before[0]) / ROUNDS,
    postgres: spentBetween(before[1], after[1]) / ROUNDS,
    statements: before[2] === null || after[2] === null ? null : (after[2] - before[2]) / ROUNDS,
  }
}

/** Statements are rounded: meanwhile the process sends a few of its own, such as those of health checks. */
const exceeds = ({ app, postgres, statements }: Cost, { max }: CostRow): boolean =>
  app + postgres > max.cpu || Math.round(statements ?? 0) > (max.statements ?? Number.POSITIVE_INFINITY)

/** Prints what each request costs beside its bars; returns the names of those above. */
export async function printCosts(title: string, rows: readonly CostRow[]): Promise<string[]> {
  const ms = (value: number): string => `${value.toFixed(1)} ms`
  const lines = [[title, 'app', 'Postgres', 'bar', 'statements', 'bar']]
  const exceeded: string[] = []
  for (const row of rows) {
    const cost = await costOf(row)
    lines.push([
      row.name,
      ms(cost.app),
      ms(cost.postgres),
      ms(row.max.cpu),
      cost.statements?.toFixed(1) ?? '–',
      String(row.max.statements ?? '–'),
    ])
    if (exceeds(cost, row)) exceeded.push(row.name)
  }
  printTable(lines)
  process.stdout.write('\n')
  return exceeded
}
