import { t } from '@/blocks/draft'

/** What everybody who works here gets. */
export const conditions = [
  {
    title: t('Dertig vrije dagen', 'Thirty days off'),
    text: t(
      'Bij voltijd. Ze worden opgenomen, daar kijken we op toe.',
      'Full-time. They get taken; we see to that.',
    ),
  },
  {
    title: t('Pensioen', 'Pension'),
    text: t('Vanaf de eerste dag. Twee derde betaalt Kade.', 'From the first day. Kade pays two thirds.'),
  },
  {
    title: t('Winstdeling', 'Profit share'),
    text: t(
      'Een kwart van de winst, door negen gedeeld. Iedereen evenveel.',
      'A quarter of the profit, divided by nine. The same for everybody.',
    ),
  },
  {
    title: t('Een machine naar keuze', 'A machine of your choice'),
    text: t(
      'Elke drie jaar. Een goede stoel telt ook als machine.',
      'Every three years. A good chair counts as a machine.',
    ),
  },
  {
    title: t('Twee dagen thuis', 'Two days at home'),
    text: t(
      'Of meer in overleg. Op vrijdag zijn we er allemaal.',
      'Or more, by arrangement. On Fridays we are all in.',
    ),
  },
  {
    title: t('Tien leerdagen', 'Ten days to learn'),
    text: t(
      'Per jaar, met een bedrag erbij. U vertelt achteraf wat het waard was.',
      'A year, with a sum to go with them. Afterwards you tell what it was worth.',
    ),
  },
] as const
