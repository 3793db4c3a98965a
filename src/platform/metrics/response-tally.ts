import { Counter, Histogram, type Registry } from 'prom-client'

/** In seconds. The first bucket is a hit of the front cache, the last a request that a proxy gives up on. */
const BUCKETS = [0.0005, 0.002, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]

type Series = { labels: { kind: string; status: string }; buckets: number[]; sum: number; count: number }
type Counted = { kind: string; status: string; served: string; bytes: number | null; seconds: number }

const NAME = 'gevel_http_request_duration_seconds'

const valuesOf = ({ labels, buckets, sum, count }: Series) => {
  let below = 0
  const counts = BUCKETS.map((le, index) => {
    below += buckets[index] ?? 0
    return { labels: { le, ...labels }, value: below, metricName: `${NAME}_bucket` }
  })
  return [
    ...counts,
    { labels: { le: '+Inf', ...labels }, value: count, metricName: `${NAME}_bucket` },
    { labels, value: sum, metricName: `${NAME}_sum` },
    { labels, value: count, metricName: `${NAME}_count` },
  ]
}

/** A histogram that takes its values from the tally: one observation of prom-client costs as much as half an answer. */
class TalliedHistogram extends Histogram<'kind' | 'status'> {
  readonly tallied: Series[] = []

  override async get() {
    const values = this.tallied.flatMap(valuesOf)
    const metric = { name: NAME, help: HELP, type: 'histogram', aggregator: 'sum', values }
    // The type has an enumeration where the values are texts.
    return metric as unknown as Awaited<ReturnType<Histogram['get']>>
  }

  /** Preferred by the registry. */
  getForPromString() {
    return this.get()
  }
}

const HELP =
  'Requests from the first byte read to the last byte written, by kind of route and class of status.'

/** Counts responses; the metrics are made of the counts when they are scraped. */
export class ResponseTally {
  readonly #durations: TalliedHistogram
  /** By kind, then by class of status or by where the response came from. */
  readonly #series = new Map<string, Map<string, Series>>()
  readonly #served = new Map<string, Map<string, number>>()
  #sentBytes = 0

  constructor(registers: Registry[]) {
    this.#durations = new TalliedHistogram({
      name: NAME,
      help: HELP,
      labelNames: ['kind', 'status'],
      buckets: BUCKETS,
      registers,
    })
    countServed(this.#served, registers)
    const sentBytes = () => this.#sentBytes
    new Counter({
      name: 'gevel_front_cache_sent_bytes_total',
      help: 'Bytes of bodies that the front cache sent, after compression.',
      registers,
      collect() {
        this.reset()
        this.inc(sentBytes())
      },
    })
  }

  count({ kind, status, served, bytes, seconds }: Counted): void {
    const series = this.#seriesOf(kind, status)
    series.sum += seconds
    series.count += 1
    let bucket = 0
    while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket += 1
    if (bucket < BUCKETS.length) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1
    const servedOf = childOf(this.#served, kind)
    servedOf.set(served, (servedOf.get(served) ?? 0) + 1)
    if (bytes !== null) this.#sentBytes += bytes
  }

  #seriesOf(kind: string, status: string): Series {
    const ofKind = childOf(this.#series, kind)
    const known = ofKind.get(status)
    if (known) return known
    const series = { labels: { kind, status }, buckets: BUCKETS.map(() => 0), sum: 0, count: 0 }
    this.#durations.tallied.push(series)
    ofKind.set(status, series)
    return series
  }
}

function childOf<T>(map: Map<string, Map<string, T>>, name: string): Map<string, T> {
  const known = map.get(name)
  if (known) return known
  const child = new Map<string, T>()
  map.set(name, child)
  return child
}

const countServed = (counts: ReadonlyMap<string, ReadonlyMap<string, number>>, registers: Registry[]) =>
  new Counter({
    name: 'gevel_front_cache_responses_total',
    help: 'Responses by kind of route and where they came from: hit (memory), stored, miss (rendered) or pass (past the cache).',
    labelNames: ['kind', 'served'],
    registers,
    collect() {
      this.reset()
      for (const [kind, ofKind] of counts)
        for (const [served, count] of ofKind) this.inc({ kind, served }, count)
    },
  })
