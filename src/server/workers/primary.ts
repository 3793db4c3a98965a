import type { Env } from '@/src/platform/env-schema'
import { logger } from '@/src/platform/logger'
import { startMetricsServer } from '../metrics/scrape'
import { WorkerMetrics } from './primary-metrics'
import { Supervisor } from './supervisor'

type Settings = Pick<Env, 'WORKERS' | 'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN'>

/**
 * Starts the workers and keeps them running: replaces one that ends, all one by one on SIGHUP, and ends with them on
 * SIGTERM or SIGINT. Loads neither Next.js nor Payload.
 */
export async function startPrimary(settings: Settings): Promise<void> {
  const { WORKERS: count, METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = settings
  const metrics = new WorkerMetrics()
  const supervisor = new Supervisor(metrics)
  let stopping: Promise<void> | null = null
  const stop = (code: number) => void (stopping ??= supervisor.stop().then(() => process.exit(code)))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0))
  const reload = () =>
    supervisor.reload().then(
      () => logger.info('The workers were replaced'),
      (error: unknown) => logger.error({ err: error }, 'The workers could not all be replaced'),
    )
  process.on('SIGHUP', () => void reload())
  try {
    await supervisor.start(count)
    if (port !== undefined) await startMetricsServer({ port, host, token }, metrics.scrape)
  } catch (error) {
    logger.fatal({ err: error }, 'The server did not start')
    stop(1)
  }
}
