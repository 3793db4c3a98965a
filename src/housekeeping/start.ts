import { logger } from '@/src/lib/logger'
import { processWide } from '@/src/lib/process-wide'
import { payloadInstance } from '@/src/payload'
import { keepHouse } from './keep-house'

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
