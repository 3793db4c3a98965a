import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** `stopped`: by a limit or a right that is gone, and can be continued. */
export const BULK_STATES = ['running', 'stopped', 'cancelled', 'done'] as const
export type BulkState = (typeof BULK_STATES)[number]

export const BULK_DOCUMENT_STATES = ['waiting', 'running', 'done', 'failed'] as const
export type BulkDocumentState = (typeof BULK_DOCUMENT_STATES)[number]

/** More documents are translated in several turns. */
export const MAX_BULK_DOCUMENTS = 5000

/** Why a bulk translation stopped, or a document of it was not translated, besides what the language model says. */
export const BULK_PROBLEMS = {
  notAllowed: {
    nl: 'Wie dit begon, mag hier geen inhoud meer wijzigen.',
    en: 'Whoever started this may not change content here any more.',
  },
  interrupted: {
    nl: 'Het vertalen is onderbroken. Ga verder om het af te maken.',
    en: 'The translation was interrupted. Continue to finish it.',
  },
  busy: {
    nl: 'Dit document wordt al in een andere reeks vertaald.',
    en: 'Another bulk translation is translating this document.',
  },
  gone: {
    nl: 'Dit document is er niet meer.',
    en: 'This document does not exist any more.',
  },
  rejected: {
    nl: 'De vertaling kon niet worden opgeslagen. Vertaal dit document naast elkaar om te zien waarom.',
    en: 'The translation could not be saved. Translate this document side by side to see why.',
  },
  nothing: {
    nl: 'Geen van de teksten kon worden vertaald.',
    en: 'None of the texts could be translated.',
  },
} as const satisfies Record<string, LocaleTexts>
