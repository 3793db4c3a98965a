import type { CaseListBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<CaseListBlock> = {
  blockType: 'caseList',
  variant: 'wall',
  heading: t('Projecten', 'Cases'),
  intro: t('Werk dat nog steeds draait.', 'Work that is still running.'),
  cases: [],
  emptyText: t('Er staan nog geen projecten online.', 'No cases are online yet.'),
}
