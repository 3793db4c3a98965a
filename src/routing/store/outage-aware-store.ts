import { isDatabaseConnectionError, reportDatabaseStatus } from '@/src/platform/database/outage'
import type { RoutingStore } from '../types'

async function reportStatus<T>(query: Promise<T>): Promise<T> {
  try {
    const value = await query
    reportDatabaseStatus('up')
    return value
  } catch (error) {
    if (isDatabaseConnectionError(error)) reportDatabaseStatus('down')
    throw error
  }
}

/** Reports to the process whether Postgres answers. */
export const outageAwareStore = (source: RoutingStore): RoutingStore => ({
  findSite: (hostname) => reportStatus(source.findSite(hostname)),
  findPath: (query) => reportStatus(source.findPath(query)),
})
