import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** Of the drawer of one document, as a drawer may hold another document. */
export const shareSlug = (id: string): string => `share-preview-${id}`

/** Apart from the texts in the drawer, which load with it. */
export const SHARE_TITLE = {
  nl: 'Voorbeeld delen',
  en: 'Share preview',
} as const satisfies LocaleTexts<string>
