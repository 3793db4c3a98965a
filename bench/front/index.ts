import { env } from '@/src/platform/env'
import { cpuOf } from '../cpu'
import { processesOn } from '../process'
import { printTable } from '../table'
import { type Load, load, type LoadOptions } from '../wrk'
import { answerOf, type Rival, startBare, startNginx } from './rivals'
import { findSubjects, type Subject } from './subjects'

/** Of a stored answer: throughput relative to nginx and to Next alone, CPU in milliseconds, 99th percentile relative to nginx. */
const BARS = { ofNginx: 0.25, ofNext: 30, cpu: 0.12, p99: 3 }
const LOAD = { connections: 20, seconds: Number(process.argv[2] ?? 5) }
/** The session cookie makes a request pass the front cache. */
const PAST_THE_FRONT = { cookie: 'payload-token=none' }

/** `cpu`: milliseconds of the server's CPU per request. */
type Measured = Load & { cpu: number }

async function measure(url: string, port: number, options: LoadOptions): Promise<Measured> {
  const pids = await processesOn(port)
  const before = await cpuOf(pids)
  const loaded = await load(url, { ...LOAD, ...options })
  const used = (await cpuOf(pids)) - before
  // One second of warm-up comes before the measured time.
  return { ...loaded, cpu: used / (loaded.perSecond * ((options.seconds ?? LOAD.seconds) + 1)) }
}

async function withRival<T>(rival: Rival, work: (rival: Rival) => Promise<T>): Promise<T> {
  try {
    return await work(rival)
  } finally {
    await rival.stop()
  }
}

type Row = { name: string; allBars: boolean; nginx: Measured; bare: Load; hit: Measured; next: Measured }

async function measureSubject({ name, url, headers, anyStatus, allBars }: Subject): Promise<Row> {
  await answerOf(url, headers)
  const answer = await answerOf(url, headers)
  const options = { headers, anyStatus }
  const port = Number(new URL(url).port)
  const nginx = await withRival(await startNginx(answer), (rival) => measure(rival.url, rival.port, options))
  const bare = await withRival(await startBare(answer), (rival) => load(rival.url, { ...LOAD, ...options }))
  const hit = await measure(url, port, options)
  const past = { ...options, headers: { ...headers, ...PAST_THE_FRONT } }
  return { name, allBars, nginx, bare, hit, next: await measure(url, port, past) }
}

const ratiosOf = ({ nginx, hit, next }: Row) => ({
  ofNginx: hit.perSecond / nginx.perSecond,
  ofNext: hit.perSecond / next.perSecond,
  cpu: hit.cpu,
  p99: hit.p99 / nginx.p99,
})

function passes(row: Row): boolean {
  const { ofNginx, ofNext, cpu, p99 } = ratiosOf(row)
  const ofAll = ofNginx >= BARS.ofNginx && cpu <= BARS.cpu
  return ofAll && (!row.allBars || (ofNext >= BARS.ofNext && p99 <= BARS.p99))
}

function report(rows: readonly Row[]): void {
  const lines = rows.map((row) => {
    const { ofNginx, ofNext, cpu, p99 } = ratiosOf(row)
    const rates = [row.nginx, row.bare, row.hit, row.next].map(({ perSecond }) => perSecond.toFixed(0))
    const cpus = [row.nginx.cpu, cpu, row.next.cpu].map((value) => value.toFixed(3))
    return [
      row.name,
      ...rates,
      ofNginx.toFixed(2),
      `${ofNext.toFixed(0)}×`,
      ...cpus,
      p99.toFixed(1),
      passes(row) ? 'yes' : 'no',
    ]
  })
  const rates = ['nginx/s', 'bare Node/s', 'hit/s', 'Next/s']
  const cpus = ['CPU ms nginx', 'hit', 'Next']
  printTable([['', ...rates, 'hit of nginx', 'of Next', ...cpus, 'p99 of nginx', 'bars'], ...lines])
}

const rows: Row[] = []
for (const subject of await findSubjects()) rows.push(await measureSubject(subject))
process.stdout.write(`Port ${env.PORT}; bars: ${JSON.stringify(BARS)}\n`)
report(rows)
process.exitCode = rows.every(passes) ? 0 : 1
