import path from 'node:path'

import { cpuOf, cpuOfBackends, spentBetween } from '../cpu'
import { median } from '../median'
import { load } from '../wrk'
import type { Call, Peer, Place, Subjects } from './peer'
import { familyOf, memoryOf, type Running, startServer } from './processes'
import { send } from './send'

const LOAD = { connections: 8, seconds: 5 }
const WARM_UP = 10
const READ_MS = 3_000
const SAVES = 30

/** Milliseconds of CPU for each request, of the product and of its connections to Postgres. */
export type Cost = { app: number; postgres: number }
export type Read = Cost & { perSecond: number }
export type Save = Cost & { median: number }
/** Memory in megabytes, times in seconds. */
export type Result = {
  name: string
  startSeconds: number
  memoryAfterStart: number
  memoryAfterLoad: number
  reads: Record<'page' | 'entry' | 'list' | 'entry, uncached' | 'list, uncached', Read | null>
  saves: Record<'draft' | 'published', Save>
}

type Target = { origin: string; running: Running; place: Place }

/** Sends requests one after the other until `enough`, and returns what each cost. */
async function costOf(
  { origin, running, place }: Target,
  call: (turn: number) => Call,
  enough: (turn: number, elapsed: number) => boolean,
): Promise<Cost & { walls: number[] }> {
  for (let turn = 0; turn < WARM_UP; turn += 1) await send(origin, call(turn))
  const app = await familyOf(running.pid)
  const before = [await cpuOf(app), await cpuOfBackends(place.databaseUrl)] as const
  const began = performance.now()
  const walls: number[] = []
  while (!enough(walls.length, performance.now() - began)) {
    const start = performance.now()
    await send(origin, call(WARM_UP + walls.length))
    walls.push(performance.now() - start)
  }
  const postgres = spentBetween(before[1], await cpuOfBackends(place.databaseUrl))
  return {
    app: ((await cpuOf(app)) - before[0]) / walls.length,
    postgres: postgres / walls.length,
    walls,
  }
}

async function readOf(target: Target, call: Call, extra: Record<string, string> = {}): Promise<Read> {
  const headers = { ...call.headers, ...extra }
  const url = `${target.origin}${encodeURI(call.path)}`
  const { app, postgres } = await costOf(
    target,
    () => ({ ...call, headers }),
    (turn, elapsed) => turn > WARM_UP && elapsed > READ_MS,
  )
  const { perSecond } = await load(url, { ...LOAD, headers })
  return { app, postgres, perSecond }
}

async function readsOf(target: Target, { page, entry, list, uncached }: Subjects): Promise<Result['reads']> {
  const cached = {
    page: page && (await readOf(target, page)),
    entry: await readOf(target, entry),
    list: await readOf(target, list),
  }
  return {
    ...cached,
    'entry, uncached': uncached ? await readOf(target, entry, uncached) : cached.entry,
    'list, uncached': uncached ? await readOf(target, list, uncached) : cached.list,
  }
}

async function saveOf(target: Target, save: Subjects['save'], status: 'draft' | 'published'): Promise<Save> {
  const { walls, ...cost } = await costOf(
    target,
    (turn) => save(status, turn),
    (turn) => turn >= SAVES,
  )
  return { ...cost, median: median(walls) }
}

/** Not the folder that a product starts in: a file there would make Gevel's build stale. */
const logOf = ({ folder }: Place): string => path.join(folder, 'bench-server.log')

/** Starts a product for the first time, and fills it. */
async function filled(peer: Peer, place: Place, origin: string): Promise<Subjects> {
  const { stop } = await startServer(peer.start(place), `${origin}${peer.ready}`, logOf(place))
  try {
    return await peer.fill(origin, place)
  } finally {
    await stop()
  }
}

/** Fills a product, starts it again, and measures it alone. */
export async function measure(peer: Peer, place: Place): Promise<Result> {
  await peer.prepare(place)
  const origin = `http://localhost:${place.port}`
  const subjects = await filled(peer, place, origin)
  const running = await startServer(peer.start(place), `${origin}${peer.ready}`, logOf(place))
  try {
    const memory = async () => memoryOf(await familyOf(running.pid))
    const memoryAfterStart = await memory()
    const target = { origin, running, place }
    const reads = await readsOf(target, subjects)
    const saves = {
      draft: await saveOf(target, subjects.save, 'draft'),
      published: await saveOf(target, subjects.save, 'published'),
    }
    const { seconds: startSeconds } = running
    return { name: peer.name, startSeconds, memoryAfterStart, memoryAfterLoad: await memory(), reads, saves }
  } finally {
    await running.stop()
  }
}
