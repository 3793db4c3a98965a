import type { LocaleTexts } from '@/src/i18n/locale-texts'

type Texts = Record<'label' | 'alt' | 'use' | 'unused' | 'size' | 'large' | 'type' | 'clear', string>

export const IMAGE_FILTER_TEXTS: LocaleTexts<Texts> = {
  nl: {
    label: 'Filter afbeeldingen',
    alt: 'Zonder alt-tekst',
    use: 'Gebruik',
    unused: 'Ongebruikt',
    size: 'Grootte',
    large: 'Groot (meer dan 1 MB of 2560 px)',
    type: 'Soort',
    clear: 'Wis filters',
  },
  en: {
    label: 'Filter images',
    alt: 'Without alt text',
    use: 'Use',
    unused: 'Unused',
    size: 'Size',
    large: 'Large (over 1 MB or 2560 px)',
    type: 'Type',
    clear: 'Clear filters',
  },
}
