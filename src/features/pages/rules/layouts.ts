import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** The layouts a page can name (docs/behaviour.md#layouts). */
export const LAYOUTS = [
  { value: 'main', label: { nl: 'Site', en: 'Main' } },
  { value: 'auth', label: { nl: 'Inloggen', en: 'Sign in' } },
  { value: 'blog', label: { nl: 'Blog', en: 'Blog' } },
  { value: 'cms', label: { nl: 'Beheer', en: 'CMS' } },
  { value: 'vision', label: { nl: 'Visie', en: 'Vision' } },
  { value: 'blank', label: { nl: 'Leeg', en: 'Blank' } },
  { value: 'default', label: { nl: 'Standaard', en: 'Default' } },
] as const satisfies readonly { value: string; label: LocaleTexts }[]

export const LAYOUT_NAMES = LAYOUTS.map(({ value }) => value)
export type Layout = (typeof LAYOUTS)[number]['value']
/** For a page that names none (Behaviour: layout-default). */
export const DEFAULT_LAYOUT: Layout = 'default'
/** For a path where nothing is (Behaviour: not-found-page). */
export const NOT_FOUND_LAYOUT: Layout = 'blank'
