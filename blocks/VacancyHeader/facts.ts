import type { VacancyHeaderBlock } from '@/payload-types'
import { messages } from '@/src/i18n/messages'
import { LANGUAGES, type Locale } from '@/src/lib/constants'

type Fact = { label: string; value: string }
type Bound = number | null | undefined
type Open = { from: string; upTo: string }

/** “32–40”, “vanaf 32”, “tot 40”, or one number if both ends are equal; null without numbers. */
function range(min: Bound, max: Bound, number: Intl.NumberFormat, between: string, texts: Open) {
  const lower = typeof min === 'number' ? number.format(min) : null
  const upper = typeof max === 'number' ? number.format(max) : null
  if (lower && upper) return lower === upper ? lower : `${lower}${between}${upper}`
  if (lower) return texts.from.replace('{value}', lower)
  return upper && texts.upTo.replace('{value}', upper)
}

/** Hours per week in the locale's format, or null. */
export const hoursOf = ({ hoursMin, hoursMax }: VacancyHeaderBlock, locale: Locale): string | null =>
  range(hoursMin, hoursMax, new Intl.NumberFormat(LANGUAGES[locale].tag), '–', messages[locale].vacancy)

/** Euros per month in the locale's format, or null. */
export const salaryOf = ({ salaryMin, salaryMax }: VacancyHeaderBlock, locale: Locale): string | null => {
  const euro = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
  const number = new Intl.NumberFormat(LANGUAGES[locale].tag, euro)
  return range(salaryMin, salaryMax, number, ' – ', messages[locale].vacancy)
}

/** Payload stores a day as noon UTC. */
const day = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )

/** The facts of a vacancy in a fixed order, without empty ones. */
export function vacancyFacts(vacancy: VacancyHeaderBlock, locale: Locale): Fact[] {
  const texts = messages[locale].vacancy
  const { employmentType, location, remote, validThrough } = vacancy
  return [
    { label: texts.location, value: location },
    { label: texts.employment, value: texts.employmentTypes[employmentType] },
    { label: texts.hours, value: hoursOf(vacancy, locale) },
    { label: texts.salary, value: salaryOf(vacancy, locale) },
    { label: texts.remote, value: texts.remoteValues[remote] },
    { label: texts.applyUntil, value: validThrough ? day(validThrough, locale) : null },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
