import type { LocaleTexts } from '@/src/i18n/locale-texts'

export const CONVERSATION_TEXTS = {
  nl: {
    messages: 'Berichten',
    proposals: 'Voorstellen',
    goOn: 'Verdergaan in de assistent',
    assistant: 'Assistent',
    person: 'Persoon',
    redacted: 'Gewist, omdat het account is verwijderd.',
    failed: 'Er kwam geen bruikbaar antwoord.',
    cancelled: 'Hier afgebroken.',
    tokens: (count: string) => `${count} tokens`,
    used: 'Gebruikte hulpmiddelen',
  },
  en: {
    messages: 'Messages',
    proposals: 'Proposals',
    goOn: 'Continue in the assistant',
    assistant: 'Assistant',
    person: 'Person',
    redacted: 'Erased, because the account was deleted.',
    failed: 'There was no usable answer.',
    cancelled: 'Cancelled here.',
    tokens: (count: string) => `${count} tokens`,
    used: 'Tools used',
  },
} as const satisfies LocaleTexts<unknown>
