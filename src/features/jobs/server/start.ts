import { logger } from '@/src/platform/logger'
import { processWide } from '@/src/lib/global-singleton'
import { payloadInstance } from '@/src/platform/payload'
import { keepHouse } from './run-maintenance'

const EVERY_MS = 10 * 60_000

async function keepHouseNow(): Promise<void> {
  try {
    await keepHouse(await payloadInstance(), new Date())
  } catch (error) {
    logger.error({ err: error }, 'What has to happen now and then did not')
  }
}

/** Keeps house every ten minutes, for as long as this process lives. */
export function keepHouseRegularly(): void {
  processWide('housekeeping', () => setInterval(() => void keepHouseNow(), EVERY_MS).unref())
}
