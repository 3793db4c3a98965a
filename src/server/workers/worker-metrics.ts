import { metrics } from '@/src/platform/metrics/metrics'
import type { Scrape } from '../metrics/scrape'
import { isOurs, type ToPrimary, type ToWorker } from './messages'

/** A scrape that takes longer has failed. */
const TIMEOUT_MS = 5000

const send = (message: ToPrimary): void => void process.send?.(message)

/**
 * Gives the metrics of this worker to the primary process.
 * @returns the metrics of all workers, which the primary process collects
 */
export function shareMetrics(): Scrape {
  const scrapes = new Map<number, (text: string | null) => void>()
  let count = 0
  process.on('message', (message: unknown) => {
    if (!isOurs<ToWorker>(message)) return
    if (message.gevel === 'scraped') scrapes.get(message.id)?.(message.text)
    else
      void metrics()
        .registry.getMetricsAsJSON()
        .then((snapshot) => send({ gevel: 'collected', id: message.id, snapshot }))
  })
  return () =>
    new Promise((resolve, reject) => {
      count += 1
      const id = count
      const fail = () => reject(new Error('The metrics of the workers could not be collected'))
      const timer = setTimeout(fail, TIMEOUT_MS)
      scrapes.set(id, (text) => {
        clearTimeout(timer)
        scrapes.delete(id)
        if (text === null) fail()
        else resolve(text)
      })
      send({ gevel: 'scrape', id })
    })
}
