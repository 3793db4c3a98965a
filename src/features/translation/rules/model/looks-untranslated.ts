import type { Locale } from '@/src/lib/constants'

/** Words that are frequent in one language, and neither words nor names in the other. */
const FREQUENT: Record<Locale, ReadonlySet<string>> = {
  nl: new Set(
    'aan bij dat deze dit een er geen heeft het hun ik je kunt maar naar niet nog nu onze ook tot uit uw van veel voor wat wel wij worden wordt zich zijn zonder'.split(
      ' ',
    ),
  ),
  en: new Set(
    'about and are but by can does for from how if into it its not on or our should that the their them there these they this to what when which who will with you your'.split(
      ' ',
    ),
  ),
}

/** A shorter text can be a name, or the same in both languages. */
const MIN_FREQUENT = 3

const count = (words: readonly string[], locale: Locale): number =>
  words.filter((word) => FREQUENT[locale].has(word)).length

/** Whether an answer is still in the language of its source. */
export function looksUntranslated(answer: string, { from, to }: { from: Locale; to: Locale }): boolean {
  const words = answer.toLowerCase().match(/\p{L}+/gu) ?? []
  const own = count(words, from)
  return own >= MIN_FREQUENT && own > count(words, to)
}
