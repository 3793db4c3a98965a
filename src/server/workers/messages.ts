import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** The metrics of a process, as its registry writes them. */
export type Snapshot = MetricObjectWithValues<MetricValue<string>>[]

/** From the primary process to a worker: asks for its metrics, or answers a scrape of the port of the sites. */
export type ToWorker =
  | { gevel: 'collect'; id: number }
  | { gevel: 'scraped'; id: number; text: string | null }

/** From a worker to the primary process: its metrics, or a scrape that reached the port of the sites. */
export type ToPrimary =
  | { gevel: 'collected'; id: number; snapshot: Snapshot }
  | { gevel: 'scrape'; id: number }

/** Whether a message is one of ours; Next.js and Node send their own on the same channel. */
export const isOurs = <M extends ToWorker | ToPrimary>(message: unknown): message is M =>
  typeof message === 'object' && message !== null && 'gevel' in message
