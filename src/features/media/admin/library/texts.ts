import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { RightsState } from '../../rules/rights'
import type { LibraryView } from '../../rules/library-view'

type Texts = {
  view: string
  views: Record<LibraryView, string>
  images: string
  selectAll: string
  select: (name: string) => string
  noAlt: (locales: readonly Locale[]) => string
  unused: string
  rights: Record<RightsState, string>
}

const codes = (locales: readonly Locale[]): string => locales.map((locale) => locale.toUpperCase()).join(', ')

export const LIBRARY_TEXTS: LocaleTexts<Texts> = {
  nl: {
    view: 'Tonen als',
    views: { grid: 'Raster', table: 'Tabel' },
    images: 'Afbeeldingen',
    selectAll: 'Alles op deze pagina',
    select: (name) => `${name} selecteren`,
    noAlt: (locales) => `Geen alt-tekst: ${codes(locales)}`,
    unused: 'Ongebruikt',
    rights: { expired: 'Recht verlopen', ending: 'Recht verloopt binnenkort' },
  },
  en: {
    view: 'Show as',
    views: { grid: 'Grid', table: 'Table' },
    images: 'Images',
    selectAll: 'All on this page',
    select: (name) => `Select ${name}`,
    noAlt: (locales) => `No alt text: ${codes(locales)}`,
    unused: 'Unused',
    rights: { expired: 'Right expired', ending: 'Right expires soon' },
  },
}
