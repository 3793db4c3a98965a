import { collectDefaultMetrics } from 'prom-client'

import { metrics } from '@/src/platform/metrics/metrics'
import type { Scrape } from './scrape'

/** Collects the metrics of this process from now on. Called once, and only when somebody may scrape them. */
export function collectMetrics(): Scrape {
  const { registry } = metrics()
  collectDefaultMetrics({ register: registry })
  return () => registry.metrics()
}
