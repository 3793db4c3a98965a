import type { ClockProblem } from '@/src/features/schedules/rules/local-time'
import type { ScheduleAction, ScheduleProblem } from '@/src/features/schedules/rules/schedule'
import type { LocaleTexts } from '@/src/i18n/locale-texts'

type ByAction<T = string> = Record<ScheduleAction, T>

type ScheduleTexts = Record<string, unknown> & {
  /** What happens at a time, what did not, and what did while the form was open. */
  happens: ByAction<(time: string) => string>
  notDone: ByAction<(time: string) => string>
  happened: ByAction
  effect: ByAction
  cancel: ByAction
  /** The button that opens the dialog. */
  open: ByAction
  heading: ByAction
  clock: Record<ClockProblem, string>
  problem: Record<ScheduleProblem, string>
  /** The fields without which a document is not published, by path. */
  fields: Record<string, string>
  /** In place of Payload’s texts of its publish button. */
  buttons: { publishIn: string; publishAllLocales: string }
  /** The same button once the language is scheduled for the date of the post. */
  scheduledFor: (time: string) => string
}

/** Scheduling, in the forms of pages and posts. */
export const SCHEDULE_TEXTS = {
  nl: {
    title: 'Planning',
    happens: {
      publish: (time: string) => `Gepland voor ${time}.`,
      unpublish: (time: string) => `Gaat offline op ${time}.`,
    },
    effect: {
      publish: 'Wat dan is opgeslagen, gaat online.',
      unpublish: 'Wat u schreef, blijft bewaard als concept.',
    },
    willSchedule: (time: string) => `Publiceren plant deze taal in voor ${time}.`,
    notDone: {
      publish: (time: string) => `Niet gepubliceerd op ${time}.`,
      unpublish: (time: string) => `Niet offline gehaald op ${time}.`,
    },
    problem: {
      incomplete:
        'De tekst is niet compleet, of een afbeelding heeft geen beschrijving in deze taal. Vul aan en publiceer opnieuw.',
      notAllowed: 'Wie dit inplande, mag dat niet meer. Doe het zelf.',
      notReviewed: 'Een collega moet deze versie eerst goedkeuren. Vraag een beoordeling aan.',
      failed: 'Er ging iets mis. Het wordt opnieuw geprobeerd; u kunt het ook zelf doen.',
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
    scheduledFor: (time: string) => `Gepland voor ${time}`,
    happened: { publish: 'Volgens planning gepubliceerd.', unpublish: 'Volgens planning offline gehaald.' },
    cancel: { publish: 'Planning annuleren', unpublish: 'Online laten' },
    cancelled: 'De planning is geannuleerd.',
    open: { publish: 'Publiceren inplannen…', unpublish: 'Offline halen inplannen…' },
    otherTime: 'Op een ander tijdstip publiceren…',
    heading: { publish: 'Publiceren inplannen', unpublish: 'Offline halen inplannen' },
    at: 'Datum en tijd',
    zone: (name: string) => `Op de klok van ${name}.`,
    tomorrow: 'Morgen 9:00',
    monday: 'Maandag 9:00',
    languages: 'Talen',
    noLanguage: 'Kies ten minste één taal.',
    clock: {
      skipped: 'Dit tijdstip bestaat niet: de klok gaat dan vooruit. Kies een ander.',
      repeated: 'Dit tijdstip is er die nacht twee keer: de klok gaat terug. Kies een ander.',
    },
    submit: 'Inplannen',
    close: 'Sluiten',
    done: 'Ingepland.',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  },
  en: {
    title: 'Schedule',
    happens: {
      publish: (time: string) => `Scheduled for ${time}.`,
      unpublish: (time: string) => `Goes offline on ${time}.`,
    },
    effect: {
      publish: 'What is saved then goes online.',
      unpublish: 'What you wrote is kept as a draft.',
    },
    willSchedule: (time: string) => `Publishing schedules this language for ${time}.`,
    notDone: {
      publish: (time: string) => `Not published on ${time}.`,
      unpublish: (time: string) => `Not taken offline on ${time}.`,
    },
    problem: {
      incomplete:
        'The text is not complete, or an image has no description in this language. Complete it and publish again.',
      notAllowed: 'Whoever scheduled this may not do so any more. Do it yourself.',
      notReviewed: 'A colleague has to approve this version first. Request a review.',
      failed: 'Something went wrong. It is tried again; you can also do it yourself.',
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
    scheduledFor: (time: string) => `Scheduled for ${time}`,
    happened: { publish: 'Published as scheduled.', unpublish: 'Taken offline as scheduled.' },
    cancel: { publish: 'Cancel the schedule', unpublish: 'Leave online' },
    cancelled: 'The schedule is cancelled.',
    open: { publish: 'Schedule publishing…', unpublish: 'Schedule taking offline…' },
    otherTime: 'Publish at another time…',
    heading: { publish: 'Schedule publishing', unpublish: 'Schedule taking offline' },
    at: 'Date and time',
    zone: (name: string) => `By the clock of ${name}.`,
    tomorrow: 'Tomorrow 9:00',
    monday: 'Monday 9:00',
    languages: 'Languages',
    noLanguage: 'Choose at least one language.',
    clock: {
      skipped: 'There is no such time: the clock is put forward then. Choose another.',
      repeated: 'There are two of this time that night: the clock is put back. Choose another.',
    },
    submit: 'Schedule',
    close: 'Close',
    done: 'Scheduled.',
    failed: 'That did not work. Try again.',
  },
} as const satisfies LocaleTexts<ScheduleTexts>
