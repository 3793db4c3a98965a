import { collectDefaultMetrics, Counter, Gauge } from 'prom-client'

import { metrics } from '@/src/platform/metrics/metrics'
import { observeResponses } from './observe-responses'
import type { Scrape } from './scrape'

/** What the front cache reports: answers in memory, their bytes, and those it dropped for lack of memory since the start. */
type MeasuredCache = { size: { entries: number; bytes: number }; evictions: number }

/** Collects the metrics of this process from now on. Called once, and only when somebody may scrape them. */
export function collectMetrics(): Scrape {
  const { registry } = metrics()
  collectDefaultMetrics({ register: registry })
  observeResponses()
  return () => registry.metrics()
}

export function reportFrontCache(cache: MeasuredCache): void {
  const registers = [metrics().registry]
  new Gauge({
    name: 'gevel_front_cache_bytes',
    help: 'Memory of the answers in the front cache.',
    registers,
    collect() {
      this.set(cache.size.bytes)
    },
  })
  new Gauge({
    name: 'gevel_front_cache_entries',
    help: 'Answers in the front cache.',
    registers,
    collect() {
      this.set(cache.size.entries)
    },
  })
  new Counter({
    name: 'gevel_front_cache_evictions_total',
    help: 'Answers that the front cache dropped for lack of memory.',
    registers,
    collect() {
      this.reset()
      this.inc(cache.evictions)
    },
  })
}
