import { type OpenedPage, readOpenings } from './openings'
import type { Reader } from './types'

export type CaseListData = OpenedPage<'caseHeader'>[]

/** The cases of a list, in the editor's order. */
export const readCaseList: Reader<'caseList', CaseListData> = (site, locale, { cases }) =>
  readOpenings(site, locale, cases, 'caseHeader')
