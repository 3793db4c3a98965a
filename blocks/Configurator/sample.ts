import type { ConfiguratorBlock } from '@/payload-types'
import { type Sample, t, toUrl } from '../draft'

export const sample: Sample<ConfiguratorBlock> = {
  blockType: 'configurator',
  heading: t('Zet het zelf in elkaar', 'Put it together yourself'),
  intro: t(
    'Kies wat u nodig hebt. Wat erbij hoort, komt vanzelf mee.',
    'Choose what you need. What belongs with it comes along.',
  ),
  note: t(
    'Een indicatie, geen offerte: het deel dat alleen bij u zo gaat, komt erbij.',
    'An indication, not a quote: the part that only works that way at your place comes on top.',
  ),
  baseWeeks: 2,
  basePrice: 9000,
  contact: toUrl('/contact', t('Stuur deze keuze op', 'Send this choice')),
}
