import type { VacancyHeaderBlock } from '@/payload-types'
import { type Sample, t, toUrl } from '../draft'

export const sample: Sample<VacancyHeaderBlock> = {
  blockType: 'vacancyHeader',
  heading: t('Ontwikkelaar achterkant', 'Back-end engineer'),
  summary: t(
    'U bouwt het deel dat niemand ziet en waar iedereen op rekent.',
    'You build the part that nobody sees and everybody counts on.',
  ),
  employmentType: 'fullTime',
  hoursMin: 32,
  hoursMax: 40,
  salaryMin: 3900,
  salaryMax: 5400,
  location: t('Utrecht', 'Utrecht'),
  remote: 'partly',
  postedAt: '2026-11-01T12:00:00.000Z',
  apply: toUrl('/contact', t('Reageren', 'Apply')),
}
