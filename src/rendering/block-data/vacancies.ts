import { type PageWithOpening, loadPageOpenings } from './page-openings'
import type { BlockOf, Reader } from './types'

export type VacanciesData = PageWithOpening<'vacancyHeader'>[]

/** When one can no longer apply: at the end of the last day (editors pick days, kept as noon UTC); null for never. */
export function vacancyClosesAt({
  validThrough,
}: Pick<BlockOf<'vacancyHeader'>, 'validThrough'>): Date | null {
  if (!validThrough) return null
  const closing = new Date(validThrough)
  closing.setUTCHours(24, 0, 0, 0)
  return closing
}

const isOpen = (closing: Date | null, now: Date): boolean => closing === null || closing > now

/** The first of some moments, or null when there is none. */
export const earliestDate = (moments: readonly (Date | null | undefined)[]): Date | null =>
  moments
    .filter((moment) => moment instanceof Date)
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(0) ?? null

/** The vacancies of a list that one can still apply for, in the editor's order. */
export const readVacancies: Reader<'vacancies', VacanciesData> = async (site, locale, { vacancies }) => {
  const { data, tags } = await loadPageOpenings(site, locale, vacancies ?? [], 'vacancyHeader')
  const now = new Date()
  const open = data.filter(({ opening }) => isOpen(vacancyClosesAt(opening), now))
  return { data: open, tags, until: earliestDate(open.map(({ opening }) => vacancyClosesAt(opening))) }
}

/** Whether one can still apply for the vacancy that a page is about. */
export const readVacancyState: Reader<'vacancyHeader', { closed: boolean }> = async (
  _site,
  _locale,
  block,
) => {
  const closing = vacancyClosesAt(block)
  const open = isOpen(closing, new Date())
  return { data: { closed: !open }, tags: [], until: open ? closing : null }
}
