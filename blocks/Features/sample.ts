import type { FeaturesBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<FeaturesBlock> = {
  blockType: 'features',
  variant: 'list',
  columns: 'three',
  heading: t('Wat u krijgt', 'What you get'),
  intro: t(
    'Punten die even zwaar wegen. Is er één belangrijker, geef dat dan een eigen sectie.',
    'Points of equal weight. If one matters more, give it a section of its own.',
  ),
  items: [
    {
      title: t('Een vaste prijs', 'A fixed price'),
      text: t(
        'U weet vooraf wat het kost. Valt het tegen, dan is dat niet uw rekening.',
        'You know beforehand what it costs. If it turns out to be more work, the bill is not yours.',
      ),
    },
    {
      title: t('Eén aanspreekpunt', 'One person to talk to'),
      text: t(
        'Wie het maakt, neemt ook de telefoon op. Er zit niemand tussen.',
        'Whoever makes it answers the telephone as well. There is nobody in between.',
      ),
    },
    {
      title: t('Toegankelijk', 'Accessible'),
      text: t(
        'Te gebruiken met toetsenbord, schermlezer en vergrootglas, volgens WCAG 2.2, niveau AA.',
        'Works with a keyboard, a screen reader and a magnifier, by WCAG 2.2, level AA.',
      ),
    },
    {
      title: t('Van u', 'Yours'),
      text: t(
        'Alles wat we maken draagt uw naam, vanaf de eerste dag.',
        'All that we make carries your name, from the first day.',
      ),
    },
  ],
}
