/** Measures what metrics cost in CPU. They are part of the bar of a hit of the front cache, 120 µs. */
import type { IncomingMessage, ServerResponse } from 'node:http'

import { median } from '@/bench/median'
import { printTable } from '@/bench/table'
import { metrics } from '@/src/platform/metrics/metrics'
import { collectMetrics } from '@/src/server/metrics/collect-metrics'
import { measureHandler } from '@/src/server/metrics/measure-handler'
import { countResponse } from '@/src/server/metrics/observe-responses'

const BATCHES = 9
const URLS = [
  '/',
  '/en/blog/a-post',
  '/projecten/legentic?_rsc=1x2y',
  '/_ipx/w_640/a.png',
  '/api/pages/layout?path=/',
]

/** The median CPU time of one run in microseconds. */
async function cpuOf(runs: number, work: (index: number) => unknown): Promise<number> {
  const batches: number[] = []
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const before = process.cpuUsage()
    for (let run = 0; run < runs; run += 1) await work(run)
    const { user, system } = process.cpuUsage(before)
    batches.push((user + system) / runs)
  }
  return median(batches)
}

const urlOf = (index: number): string => URLS[index % URLS.length] ?? '/'
const event = (index: number) => ({
  method: 'GET',
  host: 'kade.example',
  url: urlOf(index),
  status: index % 7 === 0 ? 304 : 200,
  bytes: 20_000,
  served: 'hit' as const,
  milliseconds: 0.1,
  requestId: '',
})
const handled = () => Promise.resolve()
const measured = measureHandler(handled, { slowMs: 2000, continuesTraces: false })
const response = { statusCode: 200 } as ServerResponse
const request = (index: number) => ({ method: 'GET', url: urlOf(index), headers: {} }) as IncomingMessage

collectMetrics()
const nothing = await cpuOf(200_000, () => undefined)
const rows = [
  [
    'a response from memory is counted',
    (await cpuOf(200_000, (index) => countResponse(event(index)))) - nothing,
  ],
  [
    'a request to Next.js is measured',
    (await cpuOf(100_000, (index) => measured(request(index), response))) - nothing,
  ],
  ['a scrape', (await cpuOf(50, () => metrics().registry.metrics())) - nothing],
] as const
printTable([['What', 'CPU, µs'], ...rows.map(([name, microseconds]) => [name, microseconds.toFixed(2)])])
