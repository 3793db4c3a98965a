import type { FormBlock } from '@/payload-types'
import { rich, type Sample, t } from '../draft'

export const sample: Sample<FormBlock> = {
  blockType: 'form',
  heading: t('Schrijf ons', 'Write to us'),
  intro: t(
    'Zeg wat er na het versturen gebeurt, en hoe lang dat duurt.',
    'Say what happens after sending, and how long that takes.',
  ),
  aside: rich(
    '**Liever bellen?** Zet hier wie er opneemt en wanneer.',
    '**Rather call?** Put here who answers, and when.',
  ),
}
