import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import type { ReviewState } from '../rules/review'

/** Of a page or post, in a language: “de pagina ‘Over ons’ (Engels)”. */
type Named = { title: string; language: string }
type MailTexts = {
  former: string
  untitled: string
  heading: Record<Exclude<ReviewState, 'withdrawn'>, (person: string, document: string) => string>
  document: Record<ScheduledCollection, (named: Named) => string>
  link: Record<ScheduledCollection, string>
  closing: (tenant: string) => string
}

export const MAIL_TEXTS = {
  nl: {
    former: 'Een oud-collega',
    untitled: 'zonder titel',
    heading: {
      open: (person, document) => `${person} vraagt u ${document} te beoordelen`,
      approved: (person, document) => `${person} heeft ${document} goedgekeurd`,
      sentBack: (person, document) => `${person} stuurt ${document} terug`,
    },
    document: {
      pages: ({ title, language }) => `de pagina ‘${title}’ (${language})`,
      posts: ({ title, language }) => `het artikel ‘${title}’ (${language})`,
    },
    link: { pages: 'Pagina openen', posts: 'Artikel openen' },
    closing: (tenant) => `U krijgt dit bericht omdat u meewerkt aan de site van ${tenant}.`,
  },
  en: {
    former: 'A former colleague',
    untitled: 'untitled',
    heading: {
      open: (person, document) => `${person} asks you to review ${document}`,
      approved: (person, document) => `${person} approved ${document}`,
      sentBack: (person, document) => `${person} sent back ${document}`,
    },
    document: {
      pages: ({ title, language }) => `the page “${title}” (${language})`,
      posts: ({ title, language }) => `the post “${title}” (${language})`,
    },
    link: { pages: 'Open the page', posts: 'Open the post' },
    closing: (tenant) => `You receive this message because you work on the site of ${tenant}.`,
  },
} as const satisfies LocaleTexts<MailTexts>
