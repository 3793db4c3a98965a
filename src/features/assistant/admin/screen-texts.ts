import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

export const SCREEN_TEXTS = {
  nl: {
    title: 'Assistent',
    noTenant: 'U mag de assistent van deze organisatie niet gebruiken.',
    settings: 'Assistent-instellingen',
    conversations: 'Gesprekken',
    show: 'Eerdere gesprekken',
    newChat: 'Nieuw gesprek',
    search: 'Zoeken in gesprekken',
    none: 'U hebt nog geen gesprekken.',
    notFound: 'Geen gesprek gevonden.',
    unavailable: 'De gesprekken konden niet worden opgehaald.',
    all: 'Alle gesprekken, met verbruik',
    untitled: 'Zonder onderwerp',
    conversation: 'Gesprek',
    beside: 'Naast het document openen',
    gone: 'Dit gesprek is er niet meer, of het hoort bij een andere organisatie.',
  },
  en: {
    title: 'Assistant',
    noTenant: 'You may not use the assistant of this tenant.',
    settings: 'Assistant settings',
    conversations: 'Conversations',
    show: 'Earlier conversations',
    newChat: 'New conversation',
    search: 'Search conversations',
    none: 'You have no conversations yet.',
    notFound: 'No conversation found.',
    unavailable: 'The conversations could not be loaded.',
    all: 'All conversations, with usage',
    untitled: 'No title',
    conversation: 'Conversation',
    beside: 'Open beside the document',
    gone: 'This conversation is no longer there, or belongs to another tenant.',
  },
} as const satisfies LocaleTexts<unknown>

export type ScreenTexts = (typeof SCREEN_TEXTS)[Locale]
