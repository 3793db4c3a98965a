import { randomBytes } from 'node:crypto'

import { LOCALES, type Locale } from '@/src/lib/constants'

/** What the id of a row ends with that is shown in one language only. */
const MARKS = { nl: 'a', en: 'b' } as const satisfies Record<Locale, string>
const FOR_ALL = '0'
/** What rows that are added one after the other are meant for. */
const TURNS = [FOR_ALL, MARKS.nl, FOR_ALL, MARKS.en]

/** The id of a row: for all languages, unless a number of the step that adds it says for which. */
export const newRow = (step = 0): string => `${randomBytes(11).toString('hex')}0${TURNS[step % TURNS.length]}`

/** The languages that an editor chose for a row; none for all. */
export const showInOf = (row: string): Locale[] => LOCALES.filter((locale) => row.endsWith(MARKS[locale]))

export const isMeantFor = (row: string, locale: Locale): boolean =>
  showInOf(row).length === 0 || showInOf(row).includes(locale)
