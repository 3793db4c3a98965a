import { choiceField } from '@/src/fields/choice'
import { headingField, imageField, lineField, proseField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'
import { validateCaptions, validateUrl } from '@/src/fields/video-url'
import { UNTRANSLATED } from '@/src/features/translation/rules/document-texts'
import { texts } from '@/src/i18n/locale-texts'

/** A video that loads only after a click. */
export const Video = sectionBlock({
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: { nl: 'Film', en: 'Video' }, plural: { nl: 'Films', en: 'Videos' } },
  description: {
    nl: 'Een film met een eigen voorbeeld. Pas na een klik wordt er iets van elders geladen.',
    en: 'A video with its own poster. Nothing is loaded from third parties before a click.',
  },
  alsoCalled: ['YouTube', 'Vimeo'],
  group: 'image',
  fields: [
    headingField(true),
    imageField({ name: 'poster', label: { nl: 'Voorbeeld', en: 'Poster' } }),
    choiceField({
      name: 'source',
      label: { nl: 'Waar de film staat', en: 'Where the film is' },
      options: {
        file: { nl: 'Een bestand (mp4 of webm)', en: 'A file (mp4 or webm)' },
        youtube: { nl: 'YouTube', en: 'YouTube' },
        vimeo: { nl: 'Vimeo', en: 'Vimeo' },
      },
    }),
    {
      name: 'url',
      type: 'text',
      required: true,
      label: texts({ nl: 'Adres van de film', en: 'Address of the film' }),
      validate: validateUrl,
    },
    {
      name: 'captions',
      type: 'text',
      localized: true,
      custom: UNTRANSLATED,
      label: texts({ nl: 'Adres van de ondertiteling', en: 'Address of the captions' }),
      validate: validateCaptions,
      admin: {
        description: texts({
          nl: 'Een WebVTT-bestand in deze taal, voor een film waarin gesproken wordt.',
          en: 'A WebVTT file in this language, for a video with speech.',
        }),
        condition: (_, { source }) => source === 'file',
      },
    },
    lineField({ name: 'caption', label: { nl: 'Bijschrift', en: 'Caption' } }),
    proseField({
      name: 'transcript',
      label: { nl: 'Wat er gezegd en getoond wordt', en: 'What is said and shown' },
      description: {
        nl: 'Voor wie niet kan kijken of luisteren.',
        en: 'For those who cannot watch or listen.',
      },
      required: true,
    }),
  ],
})
