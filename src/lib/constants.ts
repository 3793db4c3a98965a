import { DAY_SECONDS, HOUR_MS } from './durations'

/** The fixed values of docs/behaviour.md, defined only here. */

/** Behaviour: locale-two */
export const LOCALES = ['nl', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** Behaviour: locale-default */
export const FALLBACK_LOCALE: Locale = 'en'

/** The language of the panel at `/admin`; other languages have a prefix (`/en/admin`). */
export const ADMIN_LOCALE: Locale = 'nl'

/** The language of the API documentation, and of problems unless the request asks for another. */
export const API_LOCALE: Locale = 'en'

/** Code → language tag and name. */
export const LANGUAGES = {
  nl: { tag: 'nl-NL', name: 'Nederlands' },
  en: { tag: 'en-US', name: 'English' },
} as const satisfies Record<Locale, { tag: string; name: string }>

/** Language tags that write dates as the panel does: the day first, and a 24-hour clock. */
export const PANEL_DATE_TAGS: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB' }

/** 365 days (Behaviour: locale-cookie); the name unless `LOCALE_COOKIE` is set. */
export const LOCALE_COOKIE = { name: 'i18n_redirected', maxAgeSeconds: 365 * DAY_SECONDS } as const

/** 24 hours (Behaviour: messages-file). */
export const MESSAGES_CACHE_SECONDS = DAY_SECONDS

/** One year (Behaviour: consent-record). */
export const CONSENT_COOKIE = { name: 'consent', maxAgeSeconds: 365 * DAY_SECONDS } as const

/** 30 days, of cookie and token alike (Behaviour: session-cookie). */
export const AUTH_TOKEN_SECONDS = 30 * DAY_SECONDS

/** Behaviour: redirect-status */
export const DEFAULT_REDIRECT_STATUS = 302
export const REDIRECT_STATUSES = [301, 302, 307, 308, 410] as const
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number]

/** Behaviour: chunk-reload-guard */
export const RELOAD_GUARD_MS = 10_000
/** One hour (Behaviour: version-poll). */
export const VERSION_POLL_MS = HOUR_MS

/** In CSS pixels (Behaviour: image-widths). */
export const IMAGE_BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const
/** Device pixel ratios at which each breakpoint is served. */
export const IMAGE_DENSITIES = [1, 2] as const
/** Pixels, webp quality, gaussian sigma (Behaviour: image-placeholder). */
export const IMAGE_PLACEHOLDER = { width: 10, height: 10, quality: 50, blur: 3 } as const

/** Behaviour: icon-load */
export const ICON_TIMEOUT_MS = 1500

/** Behaviour: http-retry */
export const HTTP_RETRY = { get: 1, others: 0, statuses: [408, 409, 425, 429, 500, 502, 503, 504] } as const

/** WCAG thresholds (Behaviour: theme-contrast). */
export const CONTRAST = { smallText: 4.5, largeText: 3, smallTextAAA: 7 } as const

/** As z-index; the stylesheet has them as `--layer-*` (Behaviour: layer-order). */
export const Z_INDEX = { modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100 } as const
/** In milliseconds; the stylesheet has them as `--motion-*` (Behaviour: motion-durations). */
export const MOTION = { ripple: 400, 'ink-bar': 150, dialog: 150, 'side-dialog': 300 } as const
/** Behaviour: tab-scroll */
export const TAB_SCROLL_PART = 0.8
/** Behaviour: dialog-banner */
export const BANNER_MAX_REM = 64

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && (LOCALES as readonly string[]).includes(value)
