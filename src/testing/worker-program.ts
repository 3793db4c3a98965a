// Started by tests with as many workers as WORKERS says: each tells its process id, and counts what it answers.
import cluster from 'node:cluster'
import { createServer } from 'node:http'

import { env } from '@/src/platform/env'
import { metrics } from '@/src/platform/metrics/metrics'
import { answerScrape } from '@/src/server/metrics/scrape'
import { startPrimary } from '@/src/server/workers/primary'
import { shareMetrics } from '@/src/server/workers/worker-metrics'

/** Long enough that a test can stop the process meanwhile. */
const SLOW_MS = 300

function startWorker(): void {
  if (process.env.TEST_WORKER_FAILS === process.argv[2]) process.exit(3)
  const scrape = shareMetrics()
  const server = createServer((request, response) => {
    if (answerScrape(request, response, { token: env.METRICS_TOKEN, scrape })) return
    metrics().mails.inc({ outcome: 'ok' })
    const { pid } = process
    const send = () => response.end(JSON.stringify({ pid }))
    if (request.url === '/slow') setTimeout(send, SLOW_MS)
    else send()
  })
  process.on('SIGTERM', () => {
    server.close(() => process.exit(0))
    setInterval(() => server.closeIdleConnections(), 20)
  })
  server.listen(env.PORT, env.HOST)
}

if (cluster.isPrimary) {
  await startPrimary(env)
  process.send?.('started')
} else startWorker()
