import { proseField } from '@/src/fields/copy'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'

/** A short message across the full width of the page. */
export const Banner = sectionBlock({
  slug: 'banner',
  interfaceName: 'BannerBlock',
  labels: { singular: { nl: 'Mededeling', en: 'Banner' }, plural: { nl: 'Mededelingen', en: 'Banners' } },
  description: {
    nl: 'Eén mededeling over de volle breedte, met of zonder link.',
    en: 'One message across the page, with or without a link.',
  },
  group: 'text',
  fields: [
    proseField({ name: 'text', label: { nl: 'Tekst', en: 'Text' }, required: true }),
    linkGroup({ label: { nl: 'Link', en: 'Link' }, required: false }),
  ],
})
