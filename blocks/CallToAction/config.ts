import { defineBlock } from '@/src/fields/block'
import { links, localizedTextarea } from '@/src/fields/block-fields'

/** One sentence and one link: the place for the loud colour. */
export const CallToAction = defineBlock({
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  group: 'action',
  singular: { nl: 'Oproep', en: 'Call to action' },
  plural: { nl: 'Oproepen', en: 'Calls to action' },
  thumbnailAlt: 'One sentence and one link on the loud colour',
  defaultTone: 'brand',
  fields: [
    localizedTextarea('heading', { nl: 'Zin', en: 'Sentence' }, { required: true }),
    localizedTextarea('text', { nl: 'Tekst', en: 'Text' }),
    links(),
  ],
})
