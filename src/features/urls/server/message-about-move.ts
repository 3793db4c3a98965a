import { messageAboutPath } from '@/src/fields/page-path'
import { isBelow } from '@/src/features/urls/rules/page-tree'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const TEXTS = {
  nl: {
    home: 'De homepage kan niet worden verplaatst. Kies een andere homepage in de instellingen van het domein.',
    same: 'Dit adres heeft de pagina al. Geef een ander adres.',
    below: 'Een pagina kan niet onder zichzelf komen te staan. Geef een ander adres.',
  },
  en: {
    home: 'The home page cannot be moved. Choose another home page in the settings of the domain.',
    same: 'The page has this address already. Give another one.',
    below: 'A page cannot be moved below itself. Give another address.',
  },
} as const satisfies LocaleTexts<unknown>

/** Why nothing at `from` can move to `to`, whatever is there, and which of the two is wrong; null when it can. */
export function messageAboutMove(
  from: string,
  to: string,
  language: string,
): { path: 'from' | 'to'; message: string } | null {
  const texts = textIn(TEXTS, language)
  if (from === '/') return { path: 'from', message: texts.home }
  if (from === to) return { path: 'to', message: texts.same }
  if (isBelow(to, from)) return { path: 'to', message: texts.below }
  const message = messageAboutPath(to, language)
  return message === null ? null : { path: 'to', message }
}
