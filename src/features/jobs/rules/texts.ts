import type { LocaleTexts } from '@/src/i18n/locale-texts'

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
    tries: 'Pogingen',
    noTries: 'Nog geen poging.',
    when: 'Wanneer',
    outcome: 'Uitkomst',
    succeeded: 'Gelukt',
    input: 'Gegevens',
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
    tries: 'Tries',
    noTries: 'No try yet.',
    when: 'When',
    outcome: 'Outcome',
    succeeded: 'Succeeded',
    input: 'Input',
  },
} as const satisfies LocaleTexts<object>
