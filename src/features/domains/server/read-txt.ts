import { Resolver } from 'node:dns/promises'

import { env } from '@/src/platform/env'

/** Of one server; the limit of all together is `TOTAL_MS`. */
const TIMEOUT_MS = 2_000
const TOTAL_MS = 5_000

/** The answers that say that there is no such record. */
const NOT_FOUND: readonly unknown[] = ['ENOTFOUND', 'ENODATA']

/** Reads the TXT records of a name; null when no DNS server answered within five seconds. */
export type ReadTxt = (name: string) => Promise<string[] | null>

/** Asks the DNS servers of the machine, or those of DNS_SERVERS. */
export const readTxt: ReadTxt = async (name) => {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 })
  if (env.DNS_SERVERS) resolver.setServers(env.DNS_SERVERS)
  const timer = setTimeout(() => resolver.cancel(), TOTAL_MS)
  try {
    const records = await resolver.resolveTxt(name)
    return records.map((parts) => parts.join(''))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return NOT_FOUND.includes(code) ? [] : null
  } finally {
    clearTimeout(timer)
  }
}
