import { cache } from 'react'
import type { Logger } from 'pino'

import { FALLBACK_LOCALE, type Locale } from '@/src/lib/constants'
import { LAYOUT_NOT_LOADED, UNKNOWN_DOMAIN } from '@/src/lib/error-messages'
import { logger } from '@/src/platform/logger'
import { type SiteShell, loadSiteShell } from './load-shell'
import { loadSite, type SiteContent } from './site'

/** Behaviour: layout-state */
type LayoutState<Layout, Domain> = { layout: Layout | null; domain: Domain | null; activeLocale: Locale }
type LoadedState<Layout, Domain> = LayoutState<Layout, Domain> & { domain: Domain }

/** Behaviour: layout-state-load */
type Sources<Layout, Domain> = {
  layout: () => Promise<{ data?: Layout | null }>
  domain: () => Promise<{ data?: Domain | null }>
}

/** Behaviour: layout-state-failure */
export class UnknownDomain extends Error {
  override readonly name = 'UnknownDomain'

  constructor() {
    super(UNKNOWN_DOMAIN)
  }
}

const EMPTY = { layout: null, domain: null, activeLocale: FALLBACK_LOCALE } as const

/**
 * A layout state, empty until it is loaded. `load` calls both sources at the same time; the active locale is the given
 * one, else the domain's default, else English. An error of a source, or UnknownDomain, is logged and thrown on, and
 * resets the state.
 */
export function createLayoutState<Layout, Domain extends { defaultLocale?: Locale | null }>(
  sources: Sources<Layout, Domain>,
  log: Pick<Logger, 'error'> = logger,
) {
  let state: LayoutState<Layout, Domain> = EMPTY

  async function load(locale?: Locale): Promise<LoadedState<Layout, Domain>> {
    try {
      const [{ data: layout = null }, { data: domain }] = await Promise.all([
        sources.layout(),
        sources.domain(),
      ])
      if (!domain) throw new UnknownDomain()
      const activeLocale = locale ?? domain.defaultLocale ?? FALLBACK_LOCALE
      const loaded = { layout, domain, activeLocale }
      state = loaded
      return loaded
    } catch (error) {
      log.error({ err: error }, LAYOUT_NOT_LOADED)
      state = EMPTY
      throw error
    }
  }

  return { current: () => state, load }
}

/** The layout state of a page, whose active locale is the page's. @throws {UnknownDomain} */
export const loadLayoutState = cache(
  (hostname: string, locale: Locale): Promise<LoadedState<SiteShell, SiteContent>> =>
    createLayoutState({
      layout: async () => ({ data: await loadSiteShell(hostname, locale) }),
      domain: async () => ({ data: await loadSite(hostname, locale) }),
    }).load(locale),
)
