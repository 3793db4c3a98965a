import type { PayloadRequest } from 'payload'

import type { Pair } from '@/src/database/translations/store'
import type { Remembered } from '../../rules/memory'
import { storeInMemory } from '../memory/remember'
import { readXml } from './read-xml'
import { type TmxEntry, tmxReader } from './read-tmx'

/** `rejected`: units whose target is empty, too long, or has other tags than its source. */
export type MemoryReport = { read: number; stored: number; rejected: number }

const BATCH = 500

/**
 * Adds a file of TMX to a tenant's memory, in place of what it has for the same sources.
 * @throws {XmlError} for what is no well-formed XML
 */
export async function importTmx(req: PayloadRequest, tenant: string, path: string): Promise<MemoryReport> {
  const report: MemoryReport = { read: 0, stored: 0, rejected: 0 }
  let waiting: (Pair & { entry: Remembered })[] = []
  const take = (entries: TmxEntry[]) => {
    report.read += entries.length
    for (const { entry, ...pair } of entries)
      if (entry) waiting.push({ ...pair, entry })
      else report.rejected += 1
  }
  const store = async () => {
    const byPair = Map.groupBy(waiting, ({ from, to }) => `${from} ${to}`)
    waiting = []
    for (const [first, ...others] of byPair.values()) {
      if (!first) continue
      const entries = [first, ...others].map(({ entry }) => entry)
      report.stored += await storeInMemory(req, { tenant, from: first.from, to: first.to }, entries)
    }
  }
  const flush = async () => {
    if (waiting.length >= BATCH) await store()
  }
  await readXml(path, { ...tmxReader(take), flush })
  await store()
  return report
}
