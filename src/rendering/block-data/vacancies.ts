import { type PageWithOpening, loadPageOpenings } from './page-openings'
import type { BlockOf, Reader } from './types'

export type VacanciesData = PageWithOpening<'vacancyHeader'>[]

/** The end of the last day to apply, in UTC (editors pick days, which are stored as noon UTC); null for no end. */
export function vacancyClosesAt({
  validThrough,
}: Pick<BlockOf<'vacancyHeader'>, 'validThrough'>): Date | null {
  if (!validThrough) return null
  const closing = new Date(validThrough)
  closing.setUTCHours(24, 0, 0, 0)
  return closing
}

const isOpen = (closing: Date | null, now: Date): boolean => closing === null || closing > now

export const earliestDate = (dates: readonly (Date | null | undefined)[]): Date | null =>
  dates
    .filter((date) => date instanceof Date)
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(0) ?? null

/** Open vacancies only, in the editor's order. */
export const readVacancies: Reader<'vacancies', VacanciesData> = async (site, locale, { vacancies }) => {
  const { data, tags } = await loadPageOpenings(site, locale, vacancies ?? [], 'vacancyHeader')
  const now = new Date()
  const open = data.filter(({ opening }) => isOpen(vacancyClosesAt(opening), now))
  return { data: open, tags, until: earliestDate(open.map(({ opening }) => vacancyClosesAt(opening))) }
}

export const readVacancyState: Reader<'vacancyHeader', { closed: boolean }> = async (
  _site,
  _locale,
  block,
) => {
  const closing = vacancyClosesAt(block)
  const open = isOpen(closing, new Date())
  return { data: { closed: !open }, tags: [], until: open ? closing : null }
}
