import type { TranslationCounts } from '../rules/translated'
import type { TranslationTexts } from './texts'

/** What a document lacks in a language, in words; empty when it lacks nothing. */
export const lacking = (counts: TranslationCounts, { counted }: TranslationTexts): string =>
  (['missing', 'outdated', 'unreviewed'] as const)
    .filter((need) => counts[need] > 0)
    .map((need) => counted[need](counts[need]))
    .join(', ')
