import type { Locale } from '@/src/lib/constants'
import { adminHref } from '@/src/routing/admin-paths'

/** In the address of the screen of releases: opens one. */
export const RELEASE_PARAMETER = 'release'

/** The screen of a release. @param language of the panel */
export const releaseHref = (language: Locale, id: string): string =>
  `${adminHref(language, '/releases')}?${RELEASE_PARAMETER}=${id}`
