import type { ScheduleProblem } from '@/src/features/schedules/rules/schedule'
import type { LocaleTexts } from '@/src/i18n/locale-texts'

type ScheduleTexts = Record<string, unknown> & {
  problem: Record<ScheduleProblem, string>
  /** The fields without which a post is not published, by path. */
  fields: Record<string, string>
  /** In place of Payload’s texts of its publish button. */
  buttons: { publishIn: string; publishAllLocales: string }
}

/** What the form of a post says about its schedule. */
export const SCHEDULE_TEXTS = {
  nl: {
    title: 'Planning',
    scheduled: (time: string) => `Gepland voor ${time}.`,
    latest: 'Wat dan is opgeslagen, gaat online.',
    willSchedule: (time: string) => `Publiceren plant deze taal in voor ${time}.`,
    notPublished: (time: string) => `Niet gepubliceerd op ${time}.`,
    problem: {
      incomplete:
        'De tekst is niet compleet, of een afbeelding heeft geen beschrijving in deze taal. Vul aan en publiceer opnieuw.',
      notAllowed: 'Wie dit inplande, mag het niet meer publiceren. Publiceer het zelf.',
      failed: 'Er ging iets mis. Het wordt opnieuw geprobeerd; u kunt ook zelf publiceren.',
    },
    missing: 'Ontbreekt:',
    fields: {
      title: 'Titel',
      excerpt: 'Samenvatting',
      content: 'Tekst',
      authors: 'Auteurs',
      heroImage: 'Beschrijving van het beeld bovenaan',
      'seo.image': 'Beschrijving van de afbeelding bij delen',
    },
    buttons: { publishIn: 'Inplannen in {{locale}}', publishAllLocales: 'Alle talen inplannen' },
    published: 'Volgens planning gepubliceerd.',
    cancel: 'Planning annuleren',
    cancelled: 'De planning is geannuleerd. Het artikel blijft een concept.',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  },
  en: {
    title: 'Schedule',
    scheduled: (time: string) => `Scheduled for ${time}.`,
    latest: 'What is saved then goes online.',
    willSchedule: (time: string) => `Publishing schedules this language for ${time}.`,
    notPublished: (time: string) => `Not published on ${time}.`,
    problem: {
      incomplete:
        'The text is not complete, or an image has no description in this language. Complete it and publish again.',
      notAllowed: 'Whoever scheduled this may not publish it any more. Publish it yourself.',
      failed: 'Something went wrong. It is tried again; you can also publish it yourself.',
    },
    missing: 'Missing:',
    fields: {
      title: 'Title',
      excerpt: 'Excerpt',
      content: 'Content',
      authors: 'Authors',
      heroImage: 'Description of the hero image',
      'seo.image': 'Description of the image when shared',
    },
    buttons: { publishIn: 'Schedule in {{locale}}', publishAllLocales: 'Schedule all languages' },
    published: 'Published as scheduled.',
    cancel: 'Cancel the schedule',
    cancelled: 'The schedule is cancelled. The post stays a draft.',
    failed: 'That did not work. Try again.',
  },
} as const satisfies LocaleTexts<ScheduleTexts>
