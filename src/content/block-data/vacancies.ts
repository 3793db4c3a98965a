import { type OpenedPage, readOpenings } from './openings'
import type { Reader } from './types'

export type VacanciesData = OpenedPage<'vacancyHeader'>[]

/** The vacancies of a list, in the editor's order. */
export const readVacancies: Reader<'vacancies', VacanciesData> = (site, locale, { vacancies }) =>
  readOpenings(site, locale, vacancies ?? [], 'vacancyHeader')
