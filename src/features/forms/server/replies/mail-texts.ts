import type { LocaleTexts } from '@/src/i18n/locale-texts'

type MailTexts = {
  received: (date: string) => string
  closing: (form: string, site: string) => string
}

export const REPLY_MAIL_TEXTS = {
  nl: {
    received: (date) => `Uw bericht van ${date}:`,
    closing: (form, site) =>
      `U krijgt dit bericht omdat u het formulier “${form}” hebt ingevuld op de site van ${site}.`,
  },
  en: {
    received: (date) => `Your message of ${date}:`,
    closing: (form, site) =>
      `You receive this message because you filled in the form “${form}” on the site of ${site}.`,
  },
} as const satisfies LocaleTexts<MailTexts>
