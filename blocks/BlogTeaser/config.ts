import { choiceField } from '@/src/fields/choice'
import { headingField, introField, lineField } from '@/src/fields/copy'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** The newest posts of the blog, for other pages. */
export const BlogTeaser = sectionBlock({
  slug: 'blogTeaser',
  interfaceName: 'BlogTeaserBlock',
  labels: {
    singular: { nl: 'Nieuwste artikelen', en: 'Blog teaser' },
    plural: { nl: 'Nieuwste artikelen', en: 'Blog teasers' },
  },
  description: {
    nl: 'De nieuwste artikelen, van het hele blog of van één categorie.',
    en: 'The newest posts, of the whole blog or of one category.',
  },
  group: 'list',
  fields: [
    headingField(true),
    introField(),
    choiceField({
      name: 'count',
      label: { nl: 'Aantal', en: 'Number' },
      options: {
        three: { nl: 'Drie', en: 'Three' },
        two: { nl: 'Twee', en: 'Two' },
        four: { nl: 'Vier', en: 'Four' },
      },
    }),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      label: texts({ nl: 'Alleen van deze categorie', en: 'Of this category only' }),
    },
    linkGroup({ label: { nl: 'Link', en: 'Link' }, required: false }),
    lineField({
      name: 'emptyText',
      label: { nl: 'Tekst als er niets is', en: 'Text when there is nothing' },
      required: true,
    }),
  ],
})
