import { t } from '@/blocks/draft'
import type { TenantSeed } from '../types'

const WORKING_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday'] as const

/** Kade rings: four whole days and a Friday morning, never through lunch. */
export const availability: TenantSeed['availability'] = {
  timeZone: 'Europe/Amsterdam',
  slotMinutes: 30,
  bufferMinutes: 15,
  noticeHours: 24,
  horizonDays: 28,
  weeklyHours: [
    ...WORKING_DAYS.flatMap((day) => [
      { day, from: '09:00', until: '12:00' },
      { day, from: '13:30', until: '17:00' },
    ]),
    { day: 'friday', from: '09:00', until: '12:00' },
  ],
  exceptions: [
    {
      from: '2026-12-24T12:00:00.000Z',
      until: '2027-01-03T12:00:00.000Z',
      kind: 'closed',
      reason: 'Kerst en Nieuwjaar',
    },
    { from: '2027-04-27T12:00:00.000Z', kind: 'closed', reason: 'Koningsdag' },
  ],
  title: t('Een half uur met Kade', 'Half an hour with Kade'),
  location: t('Wij bellen u', 'We ring you'),
  mailText: t(
    'Wij bellen u op het nummer dat u opgaf, vanaf 030 000 00 00. Voorbereiden hoeft niet; één voorbeeld van vorige week waarbij het misging, is genoeg.',
    'We ring you on the number you gave, from +31 30 000 00 00. No need to prepare; one example from last week where it went wrong will do.',
  ),
  topics: [
    { label: t('Iets nieuws laten maken', 'Having something new made') },
    { label: t('Software die vastloopt', 'Software that is stuck') },
    { label: t('Iemand inhuren', 'Hiring one of us') },
    { label: t('Iets anders', 'Something else') },
  ],
  recipients: [{ email: 'hallo@kade.example' }],
}
