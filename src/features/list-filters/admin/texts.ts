import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { FilterState } from '../rules/list-filters'

type Texts = {
  label: string
  toggle: (count: number) => string
  states: Record<FilterState, string>
  path: string
  example: string
  clear: string
}

/** What the button says that opens the filters on a narrow screen. */
export const toggleText = (name: string, count: number): string => (count > 0 ? `${name} (${count})` : name)

export const FILTER_TEXTS: LocaleTexts<Texts> = {
  nl: {
    label: 'Filteren op staat en adres',
    toggle: (count) => toggleText('Snelfilters', count),
    states: {
      published: 'Online',
      changed: 'Gewijzigd',
      scheduled: 'Gepland',
      draft: 'Concept',
      missing: 'Ontbreekt',
    },
    path: 'Adres',
    example: '/over-ons',
    clear: 'Filters wissen',
  },
  en: {
    label: 'Filter by state and address',
    toggle: (count) => toggleText('Quick filters', count),
    states: {
      published: 'Online',
      changed: 'Changed',
      scheduled: 'Scheduled',
      draft: 'Draft',
      missing: 'Missing',
    },
    path: 'Address',
    example: '/about-us',
    clear: 'Clear filters',
  },
}
