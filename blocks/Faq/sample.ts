import type { FaqBlock } from '@/payload-types'
import { rich, type Sample, t } from '../draft'

export const sample: Sample<FaqBlock> = {
  blockType: 'faq',
  anchor: 'vragen',
  heading: t('Veel gevraagd', 'Often asked'),
  intro: t(
    'Neem de vragen over zoals ze gesteld worden, in de woorden van wie ze stelt.',
    'Take the questions as they are asked, in the words of those who ask them.',
  ),
  items: [
    {
      question: t('Wat kost het?', 'What does it cost?'),
      answer: rich(
        'Dat hangt af van wat u wilt, maar u hoort het **vooraf** en het verandert daarna niet meer.',
        'That depends on what you want, but you hear it **beforehand** and it does not change afterwards.',
      ),
    },
    {
      question: t('Hoe lang duurt het?', 'How long does it take?'),
      answer: rich(
        'Tien tot twaalf weken. De eerste versie ziet u na drie weken; daarna wordt het elke week meer.',
        'Ten to twelve weeks. You see a first version after three; from then on it grows every week.',
      ),
    },
    {
      question: t(
        'Kunnen we halverwege van gedachten veranderen?',
        'Can we change our minds halfway through?',
      ),
      answer: rich(
        'Ja. Wat nog niet gemaakt is, mag eruit:\n\n- iets van dezelfde omvang kan erin, zonder kosten\n- wordt het meer, dan noemen we eerst het bedrag',
        'Yes. What has not been made yet may come out:\n\n- something of the same size can go in, free of charge\n- if it becomes more, we name the amount first',
      ),
    },
    {
      question: t('Wat als ik vastloop?', 'What if I get stuck?'),
      answer: rich(
        'Dan schrijft of belt u. Op werkdagen is er binnen een dag antwoord, meestal binnen een uur.',
        'Then you write or call. On working days there is an answer within a day, mostly within the hour.',
      ),
    },
  ],
}
