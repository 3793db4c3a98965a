import { logger } from '@/src/platform/logger'
import { onResponse } from './on-response'

/** Logs one line per request at the level `debug`. */
export function logResponses(): void {
  if (!logger.isLevelEnabled('debug')) return
  onResponse(({ url, ...event }) => {
    // A query may contain a token.
    const [path] = url.split('?', 1)
    logger.debug({ path, ...event }, 'Request')
  })
}
