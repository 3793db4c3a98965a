import { setTimeout as delay } from 'node:timers/promises'
import { call } from './http'

export type LoadReport = { requests: number; failed: string[] }

type Request = { path: string; host: string; headers?: Record<string, string> }

/** In milliseconds, between two visits of one visitor: load, but not all of the processor. */
const PAUSE = 50

/** Visits pages through `port` until it is stopped; anything but 200 is a failure. */
export function startLoad(
  port: number,
  requests: readonly Request[],
  visitors = 4,
): () => Promise<LoadReport> {
  const report: LoadReport = { requests: 0, failed: [] }
  let stopped = false
  const visit = async (first: number) => {
    for (let turn = first; !stopped; turn += visitors) {
      const { path, host, headers = {} } = requests[turn % requests.length] ?? { path: '/', host: '' }
      const outcome = await call(port, path, { host, headers }).then(
        ({ status }) => (status === 200 ? null : `${path} ${status}`),
        (error: unknown) => `${path} ${String(error)}`,
      )
      report.requests += 1
      if (outcome) report.failed.push(outcome)
      await delay(PAUSE)
    }
  }
  const visits = Array.from({ length: visitors }, (_, first) => visit(first))
  return async () => {
    stopped = true
    await Promise.all(visits)
    return report
  }
}
