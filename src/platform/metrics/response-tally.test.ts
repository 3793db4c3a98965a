import { Histogram, Registry } from 'prom-client'
import { expect, it } from 'vitest'

import { ResponseTally } from './response-tally'

const RESPONSES = [
  { kind: 'page', status: '2xx', served: 'hit', bytes: 100, seconds: 0.0001 },
  { kind: 'page', status: '2xx', served: 'hit', bytes: 20, seconds: 0.0005 },
  { kind: 'page', status: '2xx', served: 'pass', bytes: null, seconds: 0.3 },
  { kind: 'page', status: '5xx', served: 'pass', bytes: null, seconds: 31 },
  { kind: 'api', status: '2xx', served: 'stored', bytes: 3, seconds: 2 },
]

const linesOf = async (registry: Registry, name: string) =>
  (await registry.getSingleMetricAsString(name)).split('\n').filter((line) => !line.startsWith('#'))

it('counts as the histogram of prom-client does', async () => {
  const [tallied, plain] = [new Registry(), new Registry()]
  const tally = new ResponseTally([tallied])
  const name = 'gevel_http_request_duration_seconds'
  const histogram = new Histogram({
    name,
    help: 'The same.',
    labelNames: ['kind', 'status'],
    buckets: [0.0005, 0.002, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers: [plain],
  })
  for (const response of RESPONSES) {
    const { kind, status, seconds } = response
    tally.count(response)
    histogram.observe({ kind, status }, seconds)
  }
  expect(await linesOf(tallied, name)).toEqual(await linesOf(plain, name))
})

it('counts where responses came from, and the bytes of those that the front cache sent', async () => {
  const registry = new Registry()
  const tally = new ResponseTally([registry])
  for (const response of RESPONSES) tally.count(response)
  for (let scrape = 0; scrape < 2; scrape += 1) {
    expect(await linesOf(registry, 'gevel_front_cache_responses_total')).toEqual([
      'gevel_front_cache_responses_total{kind="page",served="hit"} 2',
      'gevel_front_cache_responses_total{kind="page",served="pass"} 2',
      'gevel_front_cache_responses_total{kind="api",served="stored"} 1',
    ])
    expect(await linesOf(registry, 'gevel_front_cache_sent_bytes_total')).toEqual([
      'gevel_front_cache_sent_bytes_total 123',
    ])
  }
})
