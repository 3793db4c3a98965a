import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** A chapter of the handbook in one language; the text is Markdown, with pictures of `public/blocks/handbook`. */
type ChapterText = { title: string; summary: string; text: string }

export type Chapter = LocaleTexts<ChapterText>
