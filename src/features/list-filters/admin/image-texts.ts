import type { RightsState } from '@/src/features/media/rules/rights'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { ImageUse } from '../rules/image-filters'
import { toggleText } from './texts'

type Text = 'label' | 'alt' | 'use' | ImageUse | 'rights' | RightsState | 'size' | 'large' | 'type' | 'clear'
type Texts = Record<Text, string> & {
  toggle: (count: number) => string
}

export const IMAGE_FILTER_TEXTS: LocaleTexts<Texts> = {
  nl: {
    label: 'Afbeeldingen filteren',
    toggle: (count) => toggleText('Snelfilters', count),
    alt: 'Zonder alt-tekst',
    use: 'Gebruik',
    unused: 'Ongebruikt',
    duplicate: 'Dubbel',
    rights: 'Gebruiksrecht',
    expired: 'Verlopen',
    ending: 'Verlopen of binnen 30 dagen',
    size: 'Grootte',
    large: 'Groot (meer dan 1 MB of 2560 px)',
    type: 'Soort',
    clear: 'Filters wissen',
  },
  en: {
    label: 'Filter images',
    toggle: (count) => toggleText('Quick filters', count),
    alt: 'Without alt text',
    use: 'Use',
    unused: 'Unused',
    duplicate: 'Duplicate',
    rights: 'Right of use',
    expired: 'Expired',
    ending: 'Expired or within 30 days',
    size: 'Size',
    large: 'Large (over 1 MB or 2560 px)',
    type: 'Type',
    clear: 'Clear filters',
  },
}
