/** Figures that the product specification fixes, each with its section. The only place they are written down. */

/** §9: the languages of the product; nothing else is accepted as a language (§5). */
export const LOCALES = ['nl', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** §2.1, §4: the active language of a domain that names no default locale. */
export const FALLBACK_LOCALE: Locale = 'en'

/** §3.2: code → language tag and name. */
export const LANGUAGES = {
  nl: { tag: 'nl-NL', name: 'Nederlands' },
  en: { tag: 'en-US', name: 'English' },
} as const satisfies Record<Locale, { tag: string; name: string }>

/** §4, §9: cookie that remembers a chosen language, and its lifetime in seconds (365 days). */
export const LOCALE_COOKIE = { name: 'i18n_redirected', maxAgeSeconds: 365 * 24 * 60 * 60 } as const

/** §9: how long a browser may hold the messages of a language, in seconds (24 hours). */
export const MESSAGES_CACHE_SECONDS = 24 * 60 * 60

/** §3.4, §9: cookie that holds what a visitor allows, and its lifetime in seconds (one year). */
export const CONSENT_COOKIE = { name: 'consent', maxAgeSeconds: 31_536_000 } as const

/** §9: lifetime of the auth cookie and token in seconds (30 days). */
export const AUTH_TOKEN_SECONDS = 30 * 24 * 60 * 60

/** §9: status of a redirect that names none. */
export const DEFAULT_REDIRECT_STATUS = 302
export const REDIRECT_STATUSES = [301, 302, 307, 308, 410] as const
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number]

/** §9: a document that reloaded itself does not do so again for this long, in milliseconds. */
export const RELOAD_GUARD_MS = 10_000
/** §4, §9: how often a page asks for a newer version: the one-hour constant, whose use the spec does not show. */
export const VERSION_POLL_MS = 3_600_000

/** §9: image breakpoints in CSS pixels; `xxl` and `2xl` are one width. */
export const IMAGE_BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const
/** §9: pixel densities that each breakpoint is served at. */
export const IMAGE_DENSITIES = [1, 2] as const
/** §9: the blur placeholder: pixels wide and high, webp quality, gaussian sigma. */
export const IMAGE_PLACEHOLDER = { width: 10, height: 10, quality: 50, blur: 3 } as const

/** §9: how long an icon may take to load, in milliseconds. */
export const ICON_TIMEOUT_MS = 1500

/** §7, §9: how often a call over HTTP is tried again, and on which statuses. */
export const HTTP_RETRY = { get: 1, others: 0, statuses: [408, 409, 425, 429, 500, 502, 503, 504] } as const

/** §9: WCAG contrast thresholds. */
export const CONTRAST = { smallText: 4.5, largeText: 3, smallTextAAA: 7 } as const

/** §9: what lies above what, as z-index. The stylesheet has them as `--layer-*`; a test compares. */
export const LAYERS = { modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100 } as const
/** §9: durations in milliseconds. The stylesheet has them as `--motion-*`; a test compares. */
export const MOTION = { ripple: 400, 'ink-bar': 150, dialog: 150, 'side-dialog': 300 } as const
/** §2.5: the part of the visible width that one press of a tab bar's scroll button moves. */
export const TAB_SCROLL_PART = 0.8
/** §9: the widest a banner gets, 5xl, in rem. */
export const BANNER_MAX_REM = 64

/** Narrows an arbitrary value to one of the product's languages (§5). */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && (LOCALES as readonly string[]).includes(value)
