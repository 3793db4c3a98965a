import { isBelow } from '@/src/features/urls/rules/page-tree'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { BULK_REASONS } from './bulk-change'

type Reasons = { gone: string; noPath: string; above: (path: string) => string }

/** Why a page was not moved. */
export const MOVE_REASONS: LocaleTexts<Reasons> = {
  nl: {
    gone: BULK_REASONS.nl.gone,
    noPath: 'Deze pagina heeft geen adres op dit domein in deze taal. Geef haar een adres in het formulier.',
    above: (path) => `Deze pagina staat onder ${path}, en die is niet verplaatst.`,
  },
  en: {
    gone: BULK_REASONS.en.gone,
    noPath: 'This page has no address on this domain in this language. Give it an address in its form.',
    above: (path) => `This page is below ${path}, which was not moved.`,
  },
}

/** The shortest of the paths that a path is at or below: what moves that moves the path along. */
export function topmost(path: string, paths: Iterable<string>): string {
  let top = path
  for (const other of paths) if (isBelow(top, other)) top = other
  return top
}
