import { type PageWithOpening, loadPageOpenings } from './page-openings'
import type { Reader } from './types'

export type CaseListData = PageWithOpening<'caseHeader'>[]

export const readCaseList: Reader<'caseList', CaseListData> = (site, locale, { cases }) =>
  loadPageOpenings(site, locale, cases, 'caseHeader')
