import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { RichText } from '@/blocks/draft'
import { perLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

/** The text of an article in both languages: `articles/{tenant}/{key}.{language}.md`. */
export function article(tenant: string, key: string): RichText {
  const read = (locale: Locale): string =>
    readFileSync(fileURLToPath(new URL(`articles/${tenant}/${key}.${locale}.md`, import.meta.url)), 'utf8')
  return { markdown: perLocale(read) }
}
