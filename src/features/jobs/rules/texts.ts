import type { TypedJobs } from 'payload'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { TaskSlug } from './task'

type Tasks = TypedJobs['tasks']
/** What one of the tasks may have in a member of its input. */
type ValueOf<Name extends string> = {
  [Slug in TaskSlug]: Tasks[Slug]['input'] extends Record<Name, infer Value extends string> ? Value : never
}[TaskSlug]
type InputValue = ValueOf<'kind'> | ValueOf<'about'> | ValueOf<'to'>

/** What a job is about, by the names of its input; a secret is not shown. */
export type InputName = Exclude<{ [Slug in TaskSlug]: keyof Tasks[Slug]['input'] }[TaskSlug], 'token'>

type JobTexts = Record<string, unknown> & {
  inputNames: Record<InputName, string>
  inputValues: Record<InputValue, string>
}

/** What the admin says about jobs, besides the names of the tasks. */
export const JOB_TEXTS = {
  nl: {
    state: {
      waiting: 'Wacht',
      running: 'Bezig',
      retrying: 'Wordt opnieuw geprobeerd',
      done: 'Klaar',
      failed: 'Mislukt',
      cancelled: 'Geannuleerd',
    },
    rerun: 'Nogmaals uitvoeren',
    cancel: 'Annuleren',
    reran: 'De taak wordt uitgevoerd.',
    wasCancelled: 'De taak is geannuleerd.',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
    notPossible: 'De taak is intussen klaar of bezig, of staat al opnieuw in de rij.',
    attempts: 'Pogingen',
    noAttempts: 'Nog geen poging.',
    when: 'Wanneer',
    outcome: 'Uitkomst',
    succeeded: 'Gelukt',
    input: 'Waarover',
    yes: 'Ja',
    no: 'Nee',
    inputNames: {
      submission: 'Inzending',
      booking: 'Belafspraak',
      about: 'Gebeurtenis',
      to: 'Aan',
      kind: 'Bericht',
      account: 'Account',
      comment: 'Opmerking',
      review: 'Beoordeling',
      assigner: 'Toegewezen door',
      reply: 'Reactie',
      hostname: 'Domein',
      locale: 'Taal',
      company: 'Organisatie',
      at: 'Wanneer',
      userAgent: 'Browser',
      role: 'Rol',
      newAddress: 'Nieuw e-mailadres',
      schedule: 'Planning',
      release: 'Release',
      bulk: 'Vertaalreeks',
    },
    inputValues: {
      verify: 'E-mailadres bevestigen',
      exists: 'Account bestaat al',
      resetPassword: 'Nieuw wachtwoord kiezen',
      passwordChanged: 'Wachtwoord gewijzigd',
      newDevice: 'Ingelogd op een nieuw apparaat',
      wrongCodes: 'Veel onjuiste codes',
      roleGiven: 'Rol gegeven',
      roleChanged: 'Rol gewijzigd',
      factorsReset: 'Tweede factoren verwijderd',
      addressChanged: 'E-mailadres gewijzigd',
      confirmAddress: 'Nieuw e-mailadres bevestigen',
      addressRequested: 'Nieuw e-mailadres aangevraagd',
      invited: 'Uitnodiging',
      added: 'Toegevoegd aan een organisatie',
      booked: 'Geboekt',
      cancelled: 'Geannuleerd',
      visitor: 'De bezoeker',
      company: 'De organisatie',
    },
  },
  en: {
    state: {
      waiting: 'Waiting',
      running: 'Running',
      retrying: 'To be retried',
      done: 'Done',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
    rerun: 'Run again',
    cancel: 'Cancel',
    reran: 'The job is being run.',
    wasCancelled: 'The job is cancelled.',
    failed: 'That did not work. Try again.',
    notPossible: 'The job is done or running by now, or is in the queue again already.',
    attempts: 'Attempts',
    noAttempts: 'No attempt yet.',
    when: 'When',
    outcome: 'Outcome',
    succeeded: 'Succeeded',
    input: 'About',
    yes: 'Yes',
    no: 'No',
    inputNames: {
      submission: 'Submission',
      booking: 'Booking',
      about: 'Event',
      to: 'To',
      kind: 'Message',
      account: 'Account',
      comment: 'Comment',
      review: 'Review',
      assigner: 'Assigned by',
      reply: 'Reply',
      hostname: 'Domain',
      locale: 'Language',
      company: 'Tenant',
      at: 'When',
      userAgent: 'Browser',
      role: 'Role',
      newAddress: 'New e-mail address',
      schedule: 'Schedule',
      release: 'Release',
      bulk: 'Bulk translation',
    },
    inputValues: {
      verify: 'Confirm an e-mail address',
      exists: 'Account exists already',
      resetPassword: 'Choose a new password',
      passwordChanged: 'Password changed',
      newDevice: 'New device signed in',
      wrongCodes: 'Many wrong codes',
      roleGiven: 'Role given',
      roleChanged: 'Role changed',
      factorsReset: 'Second factors removed',
      addressChanged: 'E-mail address changed',
      confirmAddress: 'Confirm a new e-mail address',
      addressRequested: 'New e-mail address requested',
      invited: 'Invitation',
      added: 'Added to a tenant',
      booked: 'Booked',
      cancelled: 'Cancelled',
      visitor: 'The visitor',
      company: 'The tenant',
    },
  },
} as const satisfies LocaleTexts<JobTexts>
