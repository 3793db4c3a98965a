import { type PageWithOpening, loadPageOpenings } from './page-openings'
import type { Reader } from './types'

export type CaseListData = PageWithOpening<'caseHeader'>[]

/** The cases of a list, in the editor's order. */
export const readCaseList: Reader<'caseList', CaseListData> = (site, locale, { cases }) =>
  loadPageOpenings(site, locale, cases, 'caseHeader')
