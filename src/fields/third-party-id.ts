import type { TextFieldSingleValidation } from 'payload'

import { isContentHost } from '@/src/features/consent/rules/content-host'
import {
  isSessionRecordingId,
  isTagManagerId,
  type SessionRecorder,
} from '@/src/features/consent/rules/third-party'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const RECORDER_IDS: Record<SessionRecorder, LocaleTexts> = {
  clarity: {
    nl: 'Het project-id van Clarity bestaat uit kleine letters en cijfers, bijvoorbeeld abcd1234ef.',
    en: 'The project id of Clarity consists of lower-case letters and digits, for example abcd1234ef.',
  },
  hotjar: {
    nl: 'Het site-id van Hotjar is een getal, bijvoorbeeld 1234567.',
    en: 'The site id of Hotjar is a number, for example 1234567.',
  },
}

export const validateTagManagerId: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  isTagManagerId(value) ||
  textIn(
    {
      nl: 'Geef het container-id, zoals GTM-AB12CD3.',
      en: 'Give the container id, such as GTM-AB12CD3.',
    },
    req.i18n.language,
  )

/** The id must match the format of the selected provider. */
export const validateSessionRecordingId: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { sessionRecordingProvider: provider = 'clarity' } = siblingData as {
    sessionRecordingProvider?: SessionRecorder
  }
  return !value || isSessionRecordingId(provider, value) || textIn(RECORDER_IDS[provider], req.i18n.language)
}

export const validateContentHost: TextFieldSingleValidation = (value, { req }) =>
  isContentHost(value) ||
  textIn(
    {
      nl: 'Geef alleen een hostnaam, zonder https:// en pad: www.voorbeeld.nl of *.voorbeeld.nl.',
      en: 'Give a hostname only, without https:// and path: www.example.com or *.example.com.',
    },
    req.i18n.language,
  )
