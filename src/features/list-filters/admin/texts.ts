import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { FilterState } from '../rules/list-filters'

type Texts = {
  label: string
  states: Record<FilterState, string>
  path: string
  example: string
  clear: string
}

export const FILTER_TEXTS: LocaleTexts<Texts> = {
  nl: {
    label: 'Filter op staat en pad',
    states: {
      published: 'Online',
      changed: 'Gewijzigd',
      scheduled: 'Gepland',
      draft: 'Concept',
      missing: 'Ontbreekt',
    },
    path: 'Pad',
    example: '/over-ons',
    clear: 'Wis filters',
  },
  en: {
    label: 'Filter by state and path',
    states: {
      published: 'Online',
      changed: 'Changed',
      scheduled: 'Scheduled',
      draft: 'Draft',
      missing: 'Missing',
    },
    path: 'Path',
    example: '/about-us',
    clear: 'Clear filters',
  },
}
