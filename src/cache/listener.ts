import createSubscriber, { type Subscriber } from 'pg-listen'

import { noteDatabase } from '@/src/platform/database/outage'
import { logger } from '@/src/platform/logger'
import { cacheTags } from './tags'
import { stopHolding } from './tagged-cache'
import { CONTENT_CHANNEL } from './announce'

type Notice = { tags: string[] }
type Drop = (tags: string[]) => Promise<void> | void

const RETRY_MS = 1000

/**
 * Hears what any node announces and hands the tags to `drop`.
 * After every (re)connection everything is dropped, since notices may have been missed meanwhile.
 */
export async function listenForChanges(connectionString: string, drop: Drop): Promise<Subscriber> {
  const subscriber = createSubscriber<Record<typeof CONTENT_CHANNEL, Notice>>(
    { connectionString, application_name: 'gevel-listener' },
    { retryInterval: RETRY_MS, retryLimit: Number.POSITIVE_INFINITY, retryTimeout: Number.POSITIVE_INFINITY },
  )
  const dropOrLog = (tags: string[]) =>
    Promise.resolve(drop(tags)).catch((error: unknown) =>
      logger.error({ err: error, tags }, 'cached pages could not be dropped'),
    )
  subscriber.notifications.on(CONTENT_CHANNEL, ({ tags }) => void dropOrLog(tags))
  subscriber.events.on('reconnect', (attempt) => {
    noteDatabase('out')
    stopHolding()
    if (attempt === 1) logger.warn('lost the connection that announces changes; connecting again')
  })
  subscriber.events.on('error', (error) => logger.error({ err: error }, 'the listener for changes failed'))
  await subscriber.connect()
  await subscriber.listenTo(CONTENT_CHANNEL)
  subscriber.events.on('connected', () => {
    noteDatabase('answers')
    void dropOrLog([cacheTags.everything()])
  })
  void dropOrLog([cacheTags.everything()])
  return subscriber
}
