import type { TextFieldSingleValidation } from 'payload'

import { isViewSegment } from '@/src/features/urls/rules/blog-paths'
import { storedPagePath } from '@/src/features/urls/rules/page-path'
import { RESERVED_SEGMENTS } from '@/src/features/urls/rules/reserved-segments'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const MAX_PATH_CHARACTERS = 512
const FORBIDDEN = /[\u0000-\u0020\u007f\\?#%]|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/

/** The stored form of a page's path. Non-strings are returned unchanged, so that validation rejects them. */
export function normalizePagePath(value: unknown): unknown {
  return typeof value === 'string' ? storedPagePath(value) : value
}

type PathProblem = 'length' | 'characters' | 'reserved' | 'view'

/** Why a normalised path is invalid for a page, or null. */
function pagePathProblem(path: string): PathProblem | null {
  if (path.length > MAX_PATH_CHARACTERS) return 'length'
  if (!path.startsWith('/') || FORBIDDEN.test(path)) return 'characters'
  const segments = path.split('/').slice(1)
  if (isViewSegment(segments)) return 'view'
  return RESERVED_SEGMENTS.includes(segments[0] ?? '') ? 'reserved' : null
}

const MESSAGES = {
  length: {
    nl: `Een adres heeft hoogstens ${MAX_PATH_CHARACTERS} tekens.`,
    en: `An address has at most ${MAX_PATH_CHARACTERS} characters.`,
  },
  characters: {
    nl: 'Gebruik letters, cijfers, koppeltekens en enkele schuine strepen; geen spaties, %, ?, # of \\.',
    en: 'Use letters, digits, hyphens and single slashes; no spaces, %, ?, # or \\.',
  },
  reserved: {
    nl: 'Het eerste deel van dit adres is gereserveerd voor het systeem of een taal. Kies een ander adres.',
    en: 'The first part of this address is reserved for the system or a language. Choose another address.',
  },
  view: {
    nl: 'Een adres dat op “pagina/2” of “feed.xml” eindigt, hoort bij de lijsten van het blog. Kies een ander adres.',
    en: 'An address that ends in “page/2” or “feed.xml” belongs to the lists of the blog. Choose another address.',
  },
} as const satisfies Record<PathProblem, LocaleTexts>

/** What is wrong with a normalised path of a page, in the language of the panel; null when nothing is. */
export function messageAboutPath(path: string, language: string): string | null {
  const problem = pagePathProblem(path)
  return problem && textIn(MESSAGES[problem], language)
}

export const validatePagePath: TextFieldSingleValidation = (value, { req }) =>
  messageAboutPath(value ?? '', req.i18n.language) ?? true
