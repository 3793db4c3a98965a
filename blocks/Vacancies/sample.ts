import type { VacanciesBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<VacanciesBlock> = {
  blockType: 'vacancies',
  heading: t('Vacatures', 'Vacancies'),
  intro: t('Wie we nu zoeken.', 'Who we are looking for now.'),
  vacancies: [],
  emptyText: t(
    'Op dit moment zijn er geen vacatures. Een open brief is altijd welkom.',
    'There are no vacancies at the moment. An open letter is always welcome.',
  ),
}
