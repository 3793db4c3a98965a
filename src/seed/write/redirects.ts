import type { PayloadRequest } from 'payload'

import { writeRedirects } from '@/src/features/redirects/server/write-redirects'
import type { RedirectSeed } from '../types'
import { getOrThrow } from './session'

/** Writes the legacy redirects of a tenant on one domain; `urls` are its page URLs by `key___locale`. */
export async function seedRedirects(
  req: PayloadRequest,
  redirects: readonly RedirectSeed[],
  { tenant, domain, urls }: { tenant: string; domain: string; urls: ReadonlyMap<string, string> },
): Promise<void> {
  const rows = redirects.map(({ from, to, status, match = 'exact' }) => ({
    domain,
    from,
    match,
    status,
    to:
      typeof to === 'string'
        ? { type: 'custom' as const, url: to }
        : { type: 'reference' as const, reference: getOrThrow(urls, to.join('___'), 'page URL') },
    keepQuery: true,
    enabled: true,
  }))
  const refused = await writeRedirects(req, { tenant, origin: 'legacy', rows })
  if (refused.length > 0) throw new Error(`The seed has redirects that cannot be: ${JSON.stringify(refused)}`)
}
