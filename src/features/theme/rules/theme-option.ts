import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** A design setting of a domain: a select field in the admin, an attribute on <html>. */
export interface ThemeOption {
  /** Field name in the domain's `theme` settings. */
  name: string
  attribute: `data-${string}`
  label: LocaleTexts
  description: LocaleTexts
  options: readonly { value: string; label: LocaleTexts }[]
  defaultValue: string
}
