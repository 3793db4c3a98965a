import { headingField, introField, lineField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** All posts of the blog, paginated. */
export const BlogList = sectionBlock({
  slug: 'blogList',
  interfaceName: 'BlogListBlock',
  labels: {
    singular: { nl: 'Artikelenlijst', en: 'Blog list' },
    plural: { nl: 'Artikelenlijsten', en: 'Blog lists' },
  },
  description: {
    nl: 'Alle artikelen, nieuwste eerst, met categorieën en bladeren. Hoort op de blogpagina.',
    en: 'All posts, newest first, with categories and pages. Belongs on the blog’s page.',
  },
  group: 'list',
  fields: [
    headingField(true),
    introField(),
    {
      name: 'showCategories',
      type: 'checkbox',
      defaultValue: true,
      label: texts({ nl: 'Categorieën tonen', en: 'Show categories' }),
    },
    lineField({
      name: 'emptyText',
      label: { nl: 'Tekst als er niets is', en: 'Text when there is nothing' },
      required: true,
    }),
  ],
})
