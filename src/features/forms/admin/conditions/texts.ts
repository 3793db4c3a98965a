import type { LocaleTexts } from '@/src/i18n/locale-texts'

export const CONDITION_TEXTS = {
  nl: {
    always: 'Altijd tonen',
    questions: 'De vragen boven dit veld.',
    noQuestions: 'Boven dit veld staat nog geen vraag.',
    noTexts: 'De vragen boven dit veld hebben nog geen tekst.',
    any: 'Elk antwoord',
    answers: 'Leeg: elk antwoord telt.',
    ticked: 'Aangevinkt',
  },
  en: {
    always: 'Always show',
    questions: 'The questions above this field.',
    noQuestions: 'There is no question above this field yet.',
    noTexts: 'The questions above this field have no text yet.',
    any: 'Any answer',
    answers: 'Empty: any answer counts.',
    ticked: 'Ticked',
  },
} as const satisfies LocaleTexts<unknown>
