import { env } from '@/src/platform/env'
import { cpuOf } from '../cpu'
import { processesOn } from '../process'
import { printTable } from '../table'
import { type Load, load, type LoadOptions } from '../wrk'
import { PACE, pacedP99 } from './paced'
import { answerOf, type Rival, startBare, startNginx } from './rivals'
import { findSubjects, type Subject } from './subjects'

/**
 * Of a stored answer: throughput relative to nginx and to Next alone, CPU in milliseconds, 99th percentile relative to nginx
 * at one rate. At saturation latency is the time in the queue: it says again how many requests fit into a second.
 */
const BARS = { ofNginx: 0.25, ofNext: 30, cpu: 0.12, p99: 3 }
const LOAD = { connections: 20, seconds: Number(process.argv[2] ?? 5) }
/** The session cookie makes a request pass the front cache. */
const PAST_THE_FRONT = { cookie: 'payload-token=none' }

/** `cpu`: milliseconds of the server's CPU per request. */
type Measured = Load & { cpu: number }
/** `paced`: the 99th percentile at the rate of `PACE`, in milliseconds. */
type Paced = Measured & { paced: number }

async function measure(url: string, port: number, options: LoadOptions): Promise<Measured> {
  const pids = await processesOn(port)
  const before = await cpuOf(pids)
  const loaded = await load(url, { ...LOAD, ...options })
  const used = (await cpuOf(pids)) - before
  // One second of warm-up comes before the measured time.
  return { ...loaded, cpu: used / (loaded.perSecond * (LOAD.seconds + 1)) }
}

const measurePaced = async (url: string, port: number, options: LoadOptions): Promise<Paced> => ({
  ...(await measure(url, port, options)),
  paced: await pacedP99(url, options.headers ?? {}, LOAD.seconds),
})

async function measureRival(rival: Rival, options: LoadOptions): Promise<Paced> {
  try {
    return await measurePaced(rival.url, rival.port, options)
  } finally {
    await rival.stop()
  }
}

type Row = { name: string; allBars: boolean; nginx: Paced; bare: Paced; hit: Paced; next: Measured }

async function measureSubject({ name, url, headers, anyStatus, allBars }: Subject): Promise<Row> {
  await answerOf(url, headers)
  const answer = await answerOf(url, headers)
  const options = { headers, anyStatus }
  const port = Number(new URL(url).port)
  const nginx = await measureRival(await startNginx(answer), options)
  const bare = await measureRival(await startBare(answer), options)
  const hit = await measurePaced(url, port, options)
  const past = { ...options, headers: { ...headers, ...PAST_THE_FRONT } }
  return { name, allBars, nginx, bare, hit, next: await measure(url, port, past) }
}

const ratiosOf = ({ nginx, bare, hit, next }: Row) => ({
  ofNginx: hit.perSecond / nginx.perSecond,
  ofBare: hit.perSecond / bare.perSecond,
  ofNext: hit.perSecond / next.perSecond,
  cpu: hit.cpu,
  p99: hit.paced / nginx.paced,
})

function passes(row: Row): boolean {
  const { ofNginx, ofNext, cpu, p99 } = ratiosOf(row)
  const ofAll = ofNginx >= BARS.ofNginx && cpu <= BARS.cpu
  return ofAll && (!row.allBars || (ofNext >= BARS.ofNext && p99 <= BARS.p99))
}

function reportThroughput(rows: readonly Row[]): void {
  const lines = rows.map((row) => {
    const { ofNginx, ofBare, ofNext } = ratiosOf(row)
    const all = [row.nginx, row.bare, row.hit, row.next]
    const rates = all.map(({ perSecond }) => perSecond.toFixed(0))
    const cpus = all.map(({ cpu }) => cpu.toFixed(3))
    return [row.name, ...rates, ofNginx.toFixed(2), ofBare.toFixed(2), `${ofNext.toFixed(0)}×`, ...cpus]
  })
  const rates = ['nginx/s', 'bare Node/s', 'hit/s', 'Next/s', 'hit of nginx', 'of bare', 'of Next']
  printTable([['', ...rates, 'CPU ms nginx', 'bare', 'hit', 'Next'], ...lines])
}

function reportLatency(rows: readonly Row[]): void {
  const lines = rows.map((row) => {
    const all = [row.nginx, row.bare, row.hit]
    const paced = all.map((measured) => measured.paced.toFixed(2))
    const saturated = all.map((measured) => measured.p99.toFixed(2))
    const ratio = (row.hit.p99 / row.nginx.p99).toFixed(1)
    return [row.name, ...paced, ratiosOf(row).p99.toFixed(1), ...saturated, ratio, passes(row) ? 'yes' : 'no']
  })
  const paced = [`p99 at ${PACE.perSecond}/s: nginx`, 'bare', 'hit', 'of nginx']
  printTable([['', ...paced, 'saturated: nginx', 'bare', 'hit', 'of nginx', 'bars'], ...lines])
}

const rows: Row[] = []
for (const subject of await findSubjects()) rows.push(await measureSubject(subject))
process.stdout.write(`Port ${env.PORT}; bars: ${JSON.stringify(BARS)}\n`)
reportThroughput(rows)
reportLatency(rows)
process.exitCode = rows.every(passes) ? 0 : 1
