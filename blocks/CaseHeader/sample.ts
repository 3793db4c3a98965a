import type { CaseHeaderBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<CaseHeaderBlock> = {
  blockType: 'caseHeader',
  heading: t('Een planbord dat meekijkt', 'A planning board that looks along'),
  summary: t(
    'De planning van zes ploegen op één scherm, en op de telefoon van wie onderweg is.',
    'The planning of six crews on one screen, and on the phone of whoever is on the road.',
  ),
  sector: t('Onderhoud', 'Maintenance'),
  year: '2026',
  duration: t('Veertien weken', 'Fourteen weeks'),
  facts: [
    { label: t('Materiaal', 'Made of'), value: t('TypeScript, PostgreSQL', 'TypeScript, PostgreSQL') },
    { label: t('In gebruik bij', 'Used by'), value: t('Zes ploegen', 'Six crews') },
  ],
}
