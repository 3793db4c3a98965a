import { loggedPath } from '@/src/platform/http/logged-path'
import { logger } from '@/src/platform/logger'
import { onResponse } from './on-response'

/** Logs one line per request at the level `debug`. */
export function logResponses(): void {
  if (!logger.isLevelEnabled('debug')) return
  onResponse(({ url, ...event }) => {
    logger.debug({ path: loggedPath(url), ...event }, 'Request')
  })
}
