import type { RedirectSeed } from '../../types'
import { belowPrefix, COUNTRY_PREFIXES } from './countries'
import { english } from './english'
import { moved } from './moved'
import { spam } from './spam'

const toDutch = ([from, key]: readonly [from: string, key: string]): RedirectSeed => ({
  from,
  to: [key, 'nl'],
  status: '301',
})

/** Other paths below a prefix redirect to the path without it; temporarily, because the target may not exist. */
const safetyNet = (from: string): RedirectSeed => ({ from, to: '/*', status: '302', match: 'prefix' })

/** The old paths of Kade's former site, each with the page that replaced it (Behaviour: redirect-legacy). */
export const legacyRedirects: readonly RedirectSeed[] = [
  ...[...english, ...moved].map(toDutch),
  { from: '/en/approach/blocks/analytics', to: ['werkwijze-blocks-anayltics', 'en'], status: '301' },
  ...COUNTRY_PREFIXES.map(safetyNet),
  ...COUNTRY_PREFIXES.flatMap((prefix) => belowPrefix.map(([path, key]) => toDutch([prefix + path, key]))),
  ...spam.map((from) => toDutch([from, 'index'])),
]
