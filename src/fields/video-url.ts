import type { TextFieldSingleValidation } from 'payload'

import type { VideoBlock } from '@/payload-types'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { captionsUrl, playerUrl } from '@/src/lib/video-source'

const EXPECTED = {
  file: {
    nl: 'Geef een adres dat met https:// of / begint en op .mp4 of .webm eindigt.',
    en: 'Give an address that begins with https:// or / and ends in .mp4 or .webm.',
  },
  youtube: {
    nl: 'Geef het adres van één video op YouTube, bijvoorbeeld https://youtu.be/…',
    en: 'Give the URL of one video on YouTube, for example https://youtu.be/…',
  },
  vimeo: {
    nl: 'Geef het adres van één video op Vimeo, bijvoorbeeld https://vimeo.com/123456789.',
    en: 'Give the URL of one video on Vimeo, for example https://vimeo.com/123456789.',
  },
} as const satisfies Record<string, LocaleTexts>

/** Rejects a URL that is not a video of the selected source. */
export const validateUrl: TextFieldSingleValidation = (value, { siblingData, req }) => {
  const { source = 'file' } = siblingData as Partial<VideoBlock>
  return playerUrl(source, value) !== null || textIn(EXPECTED[source], req.i18n.language)
}

/** Accepts the URL of a WebVTT file, or nothing. */
export const validateCaptions: TextFieldSingleValidation = (value, { req }) => {
  if (!value || captionsUrl(value)) return true
  return textIn(
    {
      nl: 'Geef een adres dat met https:// of / begint en op .vtt eindigt.',
      en: 'Give an address that begins with https:// or / and ends in .vtt.',
    },
    req.i18n.language,
  )
}
