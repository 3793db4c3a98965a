import cluster from 'node:cluster'

import { globalSingleton } from '@/src/lib/global-singleton'
import type { Env } from '@/src/platform/env-schema'
import { onShutdown } from '@/src/platform/shutdown'
import { tracing } from '@/src/platform/tracing/spans'
import { cleanConsole } from './clean-console'
import { logResponses } from './log-responses'
import { collectMetrics, reportFrontCache } from './metrics/collect-metrics'
import { type Scrape, startMetricsServer } from './metrics/scrape'
import { startServer } from './start-server'
import { stopOnSignal } from './stop-on-signal'
import { shareMetrics } from './workers/worker-metrics'

/** What answers a scrape: this process, or all workers; null when nobody may scrape. */
function scrapeOf({ METRICS_PORT, METRICS_TOKEN }: Env): Scrape | null {
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined) return null
  const own = collectMetrics()
  return cluster.isWorker ? shareMetrics() : own
}

/** Starts the server in this process, which is the only one or a worker. */
export async function startProcess(env: Env): Promise<void> {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token, NODE_ENV } = env
  // Read by src/cache/page-cache.ts, which Node loads without our aliases.
  globalSingleton('worker-number', () => (cluster.isWorker ? Number(process.argv[2]) : null))
  const scrape = scrapeOf(env)
  cleanConsole()
  logResponses()
  const { server, app, front } = await startServer(env, scrape)
  if (scrape) reportFrontCache(front.store)
  stopOnSignal(server, app, NODE_ENV === 'development')
  onShutdown(async () => tracing()?.stop())
  if (!scrape || port === undefined || cluster.isWorker) return
  const metricsServer = await startMetricsServer({ port, host, token }, scrape)
  onShutdown(async () => void metricsServer.close())
}
