import { t } from '@/blocks/draft'
import type { TenantSeed } from '../types'

/** The studio calls towards dusk, when light can be talked about. */
export const availability: TenantSeed['availability'] = {
  timeZone: 'Europe/Amsterdam',
  slotMinutes: 45,
  bufferMinutes: 15,
  noticeHours: 48,
  horizonDays: 42,
  weeklyHours: [
    { day: 'tuesday', from: '16:00', until: '20:00' },
    { day: 'thursday', from: '16:00', until: '20:00' },
  ],
  title: t('Gesprek met Noorderlicht', 'Call with Noorderlicht'),
  location: t('Per video; de link volgt per e-mail', 'By video; the link follows by e-mail'),
  mailText: t(
    'Leg een plattegrond klaar als u die hebt, en een foto van het donkerste moment van de dag.',
    'Have a floor plan at hand if there is one, and a photograph of the darkest moment of the day.',
  ),
  recipients: [{ email: 'studio@noorderlicht.example' }],
}
