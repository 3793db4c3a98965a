import { logger } from '@/src/lib/logger'
import { processWide } from '@/src/lib/process-wide'
import { payloadInstance } from '@/src/payload'
import { keepHouse } from './housekeeping'

const EVERY_MS = 10 * 60_000

async function keepHouseNow(): Promise<void> {
  try {
    await keepHouse(await payloadInstance(), new Date())
  } catch (error) {
    logger.error({ err: error }, 'form submissions could not be looked after')
  }
}

/** Looks after form submissions every ten minutes, for as long as this process lives. */
export function lookAfterSubmissions(): void {
  processWide('form-housekeeping', () => setInterval(() => void keepHouseNow(), EVERY_MS).unref())
}
