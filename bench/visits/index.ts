/** Measures what counting visits adds to the CPU of an answer from memory, the network apart. */
import { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

import { median } from '@/bench/median'
import { printTable } from '@/bench/table'
import { type AnswerRecord, describeAnswer } from '@/src/cache/answer-record'
import { cacheTags } from '@/src/cache/tags'
import { buildSite } from '@/src/routing/testing/memory-store'
import type { PageAction } from '@/src/routing/types'
import { visitOf } from '@/src/routing/visits/visit'
import { VisitCounter } from '@/src/routing/visits/visit-counter'
import { clientAddress } from '@/src/routing/client-address'
import { DAY_MS } from '@/src/lib/durations'
import { FrontCache } from '@/src/server/front/front-cache'

const [BATCHES, HITS, FLUSH] = [15, 20_000, 5_000]
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'
const CLIENTS = { 'a browser': BROWSER, 'a robot': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
const BODY = `<p>${'words of a page '.repeat(2_000)}</p>`

const action: PageAction = {
  type: 'page',
  reason: 'pageUrl',
  site: buildSite({ hostname: 'kade.test' }),
  locale: 'nl',
  path: '/contact',
  page: { kind: 'page', id: '5f0c1f0e-3b0a-4f0e-9a55-0f6f5a3c2b11', routeKey: null, source: 'pageUrl' },
  view: { type: 'whole' },
}

const day = { date: '2026-11-24', salt: 'x'.repeat(43), ends: Date.now() + DAY_MS }
const counter = new VisitCounter(async () => day)
const count: AnswerRecord['count'] = (served) => {
  const visit = visitOf(action, served)
  if (!visit) return
  const address = clientAddress({ get: served.forwardedFor }, 1)
  counter.record(visit, { address, userAgent: served.headers['user-agent'] ?? '' }, Date.now())
}

function startFront(counted: AnswerRecord['count']): FrontCache {
  const front = new FrontCache({
    maxBytes: 10_000_000,
    trustedProxies: 1,
    localeCookie: 'locale',
    earlyHints: false,
    cdn: null,
    handle: (_, response) => {
      describeAnswer({ shareable: true, rendered: true, pageTags: ['page:1'], count: counted })
      const headers = { 'content-type': 'text/html', 'cache-control': 's-maxage=60', 'cache-tag': 'site:1' }
      response.writeHead(200, headers).end(BODY)
    },
  })
  front.purge([cacheTags.everything()])
  return front
}

/** A connection that takes everything and sends nothing. */
const connection = () =>
  Object.assign(new Duplex({ read: () => undefined, write: (_, __, done) => done() }), {
    remoteAddress: '192.0.2.1',
  }) as unknown as Socket

function hit(front: FrontCache, index: number, userAgent: string): ServerResponse {
  const socket = connection()
  const request = new IncomingMessage(socket)
  Object.assign(request, { method: 'GET', url: '/contact' })
  request.headers = {
    host: 'kade.test',
    accept: 'text/html',
    'accept-encoding': 'br',
    'user-agent': userAgent,
    referer: index % 3 === 0 ? 'https://zoek.test/' : 'http://kade.test/',
    'x-forwarded-for': `192.0.2.${index % 250}`,
  }
  const response = new ServerResponse(request)
  response.assignSocket(socket)
  front.handle(request, response)
  return response
}

/** CPU of one hit in microseconds. */
function batch(front: FrontCache, userAgent: string): number {
  const before = process.cpuUsage()
  for (let index = 0; index < HITS; index += 1) {
    hit(front, index, userAgent)
    if (index % FLUSH === 0) counter.drain(Date.now())
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / HITS
}

const [plain, counting] = [startFront(null), startFront(count)]
for (const front of [plain, counting]) {
  const first = hit(front, 0, BROWSER)
  await new Promise((resolve) => first.once('finish', resolve))
}
await counter.settled()

const rows = Object.entries(CLIENTS).map(([name, userAgent]) => {
  const measured = { without: [] as number[], with: [] as number[] }
  for (let turn = 0; turn < BATCHES; turn += 1) {
    measured.without.push(batch(plain, userAgent))
    measured.with.push(batch(counting, userAgent))
  }
  const [without, withVisits] = [median(measured.without), median(measured.with)]
  const figures = [without, withVisits, withVisits - without].map((microseconds) => microseconds.toFixed(2))
  return [name, ...figures, (withVisits / without).toFixed(2)]
})
printTable([['Answer from memory to', 'without, µs', 'with, µs', 'more, µs', 'ratio'], ...rows])
