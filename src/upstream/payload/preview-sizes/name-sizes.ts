import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'

type Size = { name: string; label: string }

const NAMES: LocaleTexts<Readonly<Record<string, string>>> = {
  nl: { phone: 'Telefoon', tablet: 'Tablet', desktop: 'Desktop', responsive: 'Beschikbare ruimte' },
  en: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop', responsive: 'Available space' },
}

/** Names sizes in the language of the panel, in place: nothing else reaches the bar of the preview. */
export function nameSizes(sizes: readonly Size[], language: string): void {
  const names = NAMES[toLocale(language)]
  for (const size of sizes) size.label = names[size.name] ?? size.label
}
