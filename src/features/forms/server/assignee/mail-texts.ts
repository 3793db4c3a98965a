import type { LocaleTexts } from '@/src/i18n/locale-texts'

type MailTexts = {
  former: string
  subject: (assigner: string, form: string, site: string) => string
  heading: (assigner: string) => string
  about: (form: string) => string
  link: string
  closing: (tenant: string) => string
}

export const ASSIGNEE_MAIL_TEXTS = {
  nl: {
    former: 'Iemand',
    subject: (assigner, form, site) => `${assigner} wees u een inzending toe: ${form} (${site})`,
    heading: (assigner) => `${assigner} wees u een inzending toe`,
    about: (form) => `Formulier: ${form}`,
    link: 'Inzending openen',
    closing: (tenant) => `U krijgt dit bericht omdat u meewerkt aan de site van ${tenant}.`,
  },
  en: {
    former: 'Somebody',
    subject: (assigner, form, site) => `${assigner} assigned a submission to you: ${form} (${site})`,
    heading: (assigner) => `${assigner} assigned a submission to you`,
    about: (form) => `Form: ${form}`,
    link: 'Open the submission',
    closing: (tenant) => `You receive this message because you work on the site of ${tenant}.`,
  },
} as const satisfies LocaleTexts<MailTexts>
