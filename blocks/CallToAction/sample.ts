import type { CallToActionBlock } from '@/payload-types'
import { type Sample, t, toUrl } from '../draft'

export const sample: Sample<CallToActionBlock> = {
  blockType: 'callToAction',
  tone: 'primary',
  heading: t('Eén ding om te doen', 'One thing to do'),
  text: t(
    'Zeg wat er gebeurt als iemand hier klikt, en hoe lang het duurt.',
    'Say what happens when somebody clicks here, and how long it takes.',
  ),
  link: toUrl('/', t('Begin hier', 'Begin here')),
}
