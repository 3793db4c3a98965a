import { headingField, imageField, lineField, proseField } from '@/src/fields/copy'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'

/** A static image of a map, for privacy: nothing is loaded from third parties. */
export const StaticMap = sectionBlock({
  slug: 'map',
  interfaceName: 'MapBlock',
  labels: { singular: { nl: 'Kaart', en: 'Map' }, plural: { nl: 'Kaarten', en: 'Maps' } },
  description: {
    nl: 'Een plattegrond als afbeelding, met adres en route. Er wordt niets van elders geladen.',
    en: 'An image of a map, with the address and directions. Nothing is loaded from third parties.',
  },
  group: 'image',
  fields: [
    headingField(true),
    imageField({ label: { nl: 'Plattegrond', en: 'Map' } }),
    lineField({ name: 'caption', label: { nl: 'Bijschrift', en: 'Caption' } }),
    proseField({ name: 'address', label: { nl: 'Adres', en: 'Address' }, required: true }),
    proseField({ name: 'directions', label: { nl: 'Hoe u er komt', en: 'How to get there' } }),
    linkGroup({
      label: { nl: 'Link naar een routeplanner', en: 'Link to a route planner' },
      required: false,
    }),
  ],
})
