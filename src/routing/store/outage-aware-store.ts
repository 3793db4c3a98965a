import { isDatabaseConnectionError, reportDatabaseStatus } from '@/src/platform/database/outage'
import type { RoutingStore } from '../types'

async function watched<T>(answer: Promise<T>): Promise<T> {
  try {
    const value = await answer
    reportDatabaseStatus('up')
    return value
  } catch (error) {
    if (isDatabaseConnectionError(error)) reportDatabaseStatus('down')
    throw error
  }
}

/** A store that lets the process know whether Postgres answers. */
export const outageAwareStore = (source: RoutingStore): RoutingStore => ({
  findSite: (hostname) => watched(source.findSite(hostname)),
  findPath: (query) => watched(source.findPath(query)),
})
