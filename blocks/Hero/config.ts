import type { Condition } from 'payload'

import { defineBlock } from '@/src/fields/block'
import { image, links, localizedText, localizedTextarea, variant } from '@/src/fields/block-fields'

const showsImage: Condition = (_, sibling) => sibling.variant !== 'statement'

/** Opens a page and gives it its h1. */
export const Hero = defineBlock({
  slug: 'hero',
  interfaceName: 'HeroBlock',
  group: 'opening',
  singular: { nl: 'Opening', en: 'Hero' },
  plural: { nl: 'Openingen', en: 'Heroes' },
  thumbnailAlt: 'A very large heading beside a very small text',
  fields: [
    variant('variant', { nl: 'Vorm', en: 'Variant' }, [
      { value: 'statement', label: { nl: 'Uitspraak: alleen letters', en: 'Statement: type alone' } },
      {
        value: 'exhibit',
        label: { nl: 'Tentoongesteld: letters, dan het werk', en: 'Exhibit: type, then the work' },
      },
      {
        value: 'immersive',
        label: { nl: 'Beeldvullend: letters in het beeld', en: 'Immersive: type in the image' },
      },
    ]),
    localizedText('eyebrow', { nl: 'Regel erboven', en: 'Line above' }),
    localizedTextarea(
      'heading',
      { nl: 'Kop', en: 'Heading' },
      {
        required: true,
        description: {
          nl: 'De kop van de hele pagina. Een regeleinde hier is een regeleinde op de site.',
          en: 'The heading of the whole page. A line break here is a line break on the site.',
        },
      },
    ),
    localizedTextarea('text', { nl: 'Tekst', en: 'Text' }),
    image({ condition: showsImage }),
    links(),
  ],
})
