import { blocks } from '@/blocks'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

/** What editors call a block type. */
export function blockName(slug: string, locale: Locale): string {
  const labels = blocks.find((block) => block.slug === slug)?.labels
  // `sectionBlock` requires a label in every language.
  return (labels?.singular as LocaleTexts | undefined)?.[locale] ?? slug
}
