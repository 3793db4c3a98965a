import type { MediaTextBlock } from '@/payload-types'
import { rich, type Sample, t, toUrl } from '../draft'

export const sample: Sample<MediaTextBlock> = {
  blockType: 'mediaText',
  variant: 'right',
  ratio: 'landscape',
  heading: t('Een beeld en wat erbij hoort', 'An image and what belongs to it'),
  content: rich(
    'Laat zien waar de tekst over gaat, en schrijf wat het beeld niet kan laten zien: waarom het zo is, hoe lang het duurde, wat eerst niet lukte.\n\nTwee alinea’s zijn genoeg. Voor meer is er het blok Tekst.',
    'Show what the text is about, and write what the image cannot show: why it is so, how long it took, what failed at first.\n\nTwo paragraphs are enough. For more there is the block Text.',
  ),
  link: toUrl('/', t('Meer hierover', 'More about this')),
  caption: t('Titel van het beeld, jaar', 'Title of the image, year'),
}
