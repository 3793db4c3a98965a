import { headingField, imageField, introField, lineField, proseField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'

/** People, or teams, with their roles. */
export const Team = sectionBlock({
  slug: 'team',
  interfaceName: 'TeamBlock',
  labels: { singular: { nl: 'Team', en: 'Team' }, plural: { nl: 'Teams', en: 'Teams' } },
  description: {
    nl: 'Wie wat doet: bureaus en rollen, of mensen met naam en foto.',
    en: 'Teams and roles, or people with a name and a photo.',
  },
  group: 'list',
  fields: [
    headingField(true),
    introField(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 24,
      label: texts({ nl: 'Plekken', en: 'Places' }),
      labels: {
        singular: texts({ nl: 'Plek', en: 'Place' }),
        plural: texts({ nl: 'Plekken', en: 'Places' }),
      },
      fields: [
        lineField({ name: 'role', label: { nl: 'Rol of naam', en: 'Role or name' }, required: true }),
        proseField({
          name: 'text',
          label: { nl: 'Wat daar gebeurt', en: 'What happens there' },
          required: true,
        }),
        { name: 'email', type: 'email', label: texts({ nl: 'E-mailadres', en: 'E-mail address' }) },
        imageField({ required: false }),
      ],
    },
  ],
})
