import { PLAIN_CODE } from '@/src/fields/code'
import { lineField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { texts } from '@/src/i18n/locale-texts'
import { CODE_LANGUAGES } from '@/src/lib/code-languages'

/** A code sample with syntax highlighting. */
export const Code = sectionBlock({
  slug: 'code',
  interfaceName: 'CodeBlock',
  labels: { singular: { nl: 'Code', en: 'Code' }, plural: { nl: 'Code', en: 'Code' } },
  description: {
    nl: 'Een stuk code om te lezen, met een regel uitleg.',
    en: 'A code sample with a caption.',
  },
  group: 'text',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'language',
          type: 'select',
          required: true,
          defaultValue: 'typescript',
          options: CODE_LANGUAGES.map(({ value, label }) => ({ value, label })),
          label: texts({ nl: 'Taal', en: 'Language' }),
        },
        { name: 'filename', type: 'text', label: texts({ nl: 'Bestandsnaam', en: 'File name' }) },
      ],
    },
    {
      name: 'code',
      type: 'code',
      required: true,
      label: texts({ nl: 'Code', en: 'Code' }),
      admin: PLAIN_CODE,
    },
    lineField({ name: 'caption', label: { nl: 'Bijschrift', en: 'Caption' } }),
  ],
})
