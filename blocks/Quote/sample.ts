import type { QuoteBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<QuoteBlock> = {
  blockType: 'quote',
  text: t(
    'Informatie en bedieningselementen moeten waarneembaar zijn voor wie ze gebruikt.',
    'Information and controls must be presentable to users in ways they can perceive.',
  ),
  source: t('Het eerste beginsel van WCAG 2.2', 'The first principle of WCAG 2.2'),
  detail: t('Naverteld; hoofdstuk 1, Waarneembaar', 'Retold; chapter 1, Perceivable'),
}
