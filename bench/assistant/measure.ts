import config from '@payload-config'
import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { getPayload, type Payload } from 'payload'

import { createApi } from '@/src/api'
import { listenForInvalidations } from '@/src/cache/start'
import { languageModel } from '@/src/features/assistant/server/language-model'
import { countingStatements } from '@/src/platform/database/request-statements'
import { env } from '@/src/platform/env'
import { INSTALLATION, tokenOf } from '@/src/testing/api'
import { events, type ModelServer, openStream, startModelServer } from '@/src/testing/model-server'
import { createCompany } from '@/src/testing/tenants'
import { percentile } from '../median'
import { printTable } from '../table'

/** Until V8 has optimised what the calls run. */
const WARM_UP = 150
const CALLS = 100
const STREAMS = 100
const ROUNDS = 6
/** Between two pieces of a slow answer, so that all streams are open together. */
const PIECE_MS = 20

/** The bars: milliseconds that we add to a call of the library, and megabytes that later rounds may add to the heap. */
const BARS = { overhead: 15, growth: 5 }

const TEXT = 'Dit is een antwoord van een paar zinnen, woord voor woord gestuurd. '.repeat(4)
const MESSAGE = 'Maak deze zin korter.'

/** An answer as a provider streams it, a word at a time. */
async function slowly(response: ServerResponse): Promise<void> {
  openStream(response)
  for (const piece of events({ text: TEXT })) {
    response.write(piece)
    await delay(PIECE_MS)
  }
  response.end()
}

type Ask = () => Promise<Response>

/** Waits for a whole stream. @returns how long it took, in milliseconds */
async function timeOf(ask: Ask): Promise<number> {
  const start = performance.now()
  const response = await ask()
  const text = await response.text()
  if (!response.ok || !/event: done|\[DONE\]/.test(text))
    throw new Error(`${response.status} ${text.slice(0, 500)}`)
  return performance.now() - start
}

const atOnce = (ask: Ask): Promise<number[]> =>
  Promise.all(Array.from({ length: STREAMS }, () => timeOf(ask)))

/** The chat of the API, as a program of a person calls it. */
async function chatOf(payload: Payload): Promise<Ask> {
  const company = await createCompany(payload)
  const token = await tokenOf(payload, company.editor)
  const api = createApi(INSTALLATION)
  const headers = {
    ...{ host: 'localhost', authorization: `Bearer ${token}` },
    ...{ accept: 'text/event-stream', 'content-type': 'application/json' },
  }
  const body = JSON.stringify({ messages: [{ role: 'user', text: MESSAGE }] })
  return async () =>
    api.request('http://localhost/api/admin/chat/send-message', { method: 'POST', headers, body })
}

/** The stand-in, asked for the same without us. */
const direct: Ask = () =>
  fetch(`${env.LLM?.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'large', stream: true, messages: [{ role: 'user', content: MESSAGE }] }),
  })

/** The library that calls the model, asked for the same without us. */
const library: Ask = async () => {
  if (!env.LLM) throw new Error('There is no language model')
  const { streamText } = await import('ai')
  const model = await languageModel(env.LLM, env.LLM.apiKey, env.LLM.model)
  const { text } = streamText({ model, messages: [{ role: 'user', content: MESSAGE }] })
  return new Response(`${await text}[DONE]`)
}

/** Megabytes that are in use after a garbage collection. */
function heap(): number {
  setFlagsFromString('--expose_gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

type Figures = { walls: number[]; cpu: number; statements: number }

async function inTurn(ask: Ask): Promise<Figures> {
  for (let made = 0; made < WARM_UP; made += 1) await timeOf(ask)
  const statements = { count: 0, milliseconds: 0 }
  const before = process.cpuUsage()
  const walls: number[] = []
  for (let made = 0; made < CALLS; made += 1)
    walls.push(await countingStatements(statements, () => timeOf(ask)))
  const { user, system } = process.cpuUsage(before)
  return { walls, cpu: (user + system) / 1000 / CALLS, statements: statements.count / CALLS }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`

/** @returns the median of our own per call, in milliseconds: what comes to a call of the library */
async function measureCalls(chat: Ask): Promise<number> {
  const [model, theirs, ours] = [await inTurn(direct), await inTurn(library), await inTurn(chat)]
  const [alone, median] = [percentile(theirs.walls, 0.5), percentile(ours.walls, 0.5)]
  const row = (name: string, { walls, cpu, statements }: Figures) => [
    ...[name, ms(percentile(walls, 0.5)), ms(percentile(walls, 0.95)), ms(cpu)],
    ...[statements.toFixed(1), (percentile(walls, 0.5) / alone).toFixed(1)],
  ]
  printTable([
    ['one call at a time', 'median', 'p95', 'CPU', 'statements', 'ratio'],
    row('the stand-in alone', model),
    row('through the library', theirs),
    row('through the chat', ours),
    ['of our own', ms(median - alone), `bar ${BARS.overhead}`, ms(ours.cpu - theirs.cpu), '', ''],
  ])
  return median - alone
}

/** @returns the megabytes that the heap grew by after the first rounds, which fill caches and pools */
async function measureStreams(chat: Ask, server: ModelServer): Promise<number> {
  const rows = [[`${STREAMS} streams at once`, 'median', 'p95', 'heap after']]
  const measure = async (name: string, ask: Ask): Promise<number> => {
    const walls = await atOnce(ask)
    server.requests.length = 0
    const used = heap()
    rows.push([name, ms(percentile(walls, 0.5)), ms(percentile(walls, 0.95)), `${used.toFixed(1)} MB`])
    return used
  }
  await measure('the stand-in alone', direct)
  const heaps: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1)
    heaps.push(await measure(`through the chat, round ${round}`, chat))
  const growth = (heaps.at(-1) ?? 0) - (heaps[1] ?? 0)
  printTable([...rows, ['since round 2', '', `bar ${BARS.growth}`, `${growth.toFixed(1)} MB`]])
  return growth
}

/** Prints what the chat adds to a streamed answer, alone and with many at once, and fails above the bars. */
export async function measureAssistant(): Promise<void> {
  const chat = await chatOf(await getPayload({ config }))
  // As in a server, which caches what it hears about.
  await listenForInvalidations(() => {})
  const quick = await startModelServer({ callsAtOnce: STREAMS }, { text: TEXT })
  const overhead = await measureCalls(chat)
  await quick.stop()
  process.stdout.write('\n')
  const slow = await startModelServer({ callsAtOnce: STREAMS }, slowly)
  const growth = await measureStreams(chat, slow)
  await slow.stop()
  if (overhead > BARS.overhead || growth > BARS.growth) process.exitCode = 1
}
