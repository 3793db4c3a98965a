import type { VacancyHeaderBlock } from '@/payload-types'
import { messages } from '@/src/i18n/messages'
import { LANGUAGES, type Locale } from '@/src/lib/constants'

type Fact = { label: string; value: string }
type Bound = number | null | undefined
type Open = { from: string; upTo: string }

/** “32–40”, “vanaf 32”, “tot 40”, or one figure where both ends are the same; null without figures. */
function range(min: Bound, max: Bound, number: Intl.NumberFormat, between: string, words: Open) {
  const lower = typeof min === 'number' ? number.format(min) : null
  const upper = typeof max === 'number' ? number.format(max) : null
  if (lower && upper) return lower === upper ? lower : `${lower}${between}${upper}`
  if (lower) return words.from.replace('{value}', lower)
  return upper && words.upTo.replace('{value}', upper)
}

/** Hours a week as a language writes them, or null. */
export const hoursOf = ({ hoursMin, hoursMax }: VacancyHeaderBlock, locale: Locale): string | null =>
  range(hoursMin, hoursMax, new Intl.NumberFormat(LANGUAGES[locale].tag), '–', messages[locale].vacancy)

/** Euros a month as a language writes them, or null. */
export const salaryOf = ({ salaryMin, salaryMax }: VacancyHeaderBlock, locale: Locale): string | null => {
  const euro = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
  const number = new Intl.NumberFormat(LANGUAGES[locale].tag, euro)
  return range(salaryMin, salaryMax, number, ' – ', messages[locale].vacancy)
}

/** An editor picks a day, which is kept as noon UTC. */
const day = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )

/** What is known of a vacancy, in a fixed order; what an editor left empty is left out. */
export function vacancyFacts(vacancy: VacancyHeaderBlock, locale: Locale): Fact[] {
  const words = messages[locale].vacancy
  const { employmentType, location, remote, validThrough } = vacancy
  return [
    { label: words.location, value: location },
    { label: words.employment, value: words.employmentTypes[employmentType] },
    { label: words.hours, value: hoursOf(vacancy, locale) },
    { label: words.salary, value: salaryOf(vacancy, locale) },
    { label: words.remote, value: words.remoteValues[remote] },
    { label: words.applyUntil, value: validThrough ? day(validThrough, locale) : null },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
