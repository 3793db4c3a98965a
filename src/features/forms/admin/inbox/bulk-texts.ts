import type { SubmissionAction } from '@/src/features/forms/rules/bulk'
import type { LocaleTexts } from '@/src/i18n/locale-texts'

type Texts = {
  selected: (count: number) => string
  buttons: Record<SubmissionAction, string>
  notSpam: string
  assign: string
  remove: (count: number) => string
  removeEffect: string
  removeSubmit: string
  assignSubmit: string
  assignee: string
  nobody: string
  progress: (done: number, total: number) => string
  results: Record<SubmissionAction, (count: number) => string>
  unchanged: (count: number) => string
  rejected: (count: number) => string
  untried: (count: number) => string
  tooMany: (total: number, max: number) => string
  noSummary: string
  cancel: string
  close: string
  failed: string
}

const counted = (one: string, several: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${several}`

const inzendingen = counted('inzending', 'inzendingen')
const submissions = counted('submission', 'submissions')

export const SUBMISSION_BULK_TEXTS: LocaleTexts<Texts> = {
  nl: {
    selected: (count) => `${inzendingen(count)} geselecteerd`,
    buttons: {
      read: 'Gelezen',
      unread: 'Ongelezen',
      inbox: 'Te behandelen',
      done: 'Afgehandeld',
      spam: 'Ongewenst',
      assign: 'Toewijzen…',
      delete: 'Verwijderen…',
    },
    notSpam: 'Niet ongewenst',
    assign: 'Inzendingen toewijzen',
    remove: (count) => `${inzendingen(count)} verwijderen`,
    removeEffect: 'Dit kan niet ongedaan worden gemaakt. Opmerkingen en reacties erbij verdwijnen ook.',
    removeSubmit: 'Definitief verwijderen',
    assignSubmit: 'Toewijzen',
    assignee: 'Toewijzen aan',
    nobody: 'Niemand',
    progress: (done, total) => `${done} van ${total} gedaan…`,
    results: {
      read: (count) => `${inzendingen(count)} als gelezen gemarkeerd.`,
      unread: (count) => `${inzendingen(count)} als ongelezen gemarkeerd.`,
      inbox: (count) => `${inzendingen(count)} bij Te behandelen gezet.`,
      done: (count) => `${inzendingen(count)} afgehandeld.`,
      spam: (count) => `${inzendingen(count)} bij Ongewenst gezet.`,
      assign: (count) => `${inzendingen(count)} toegewezen.`,
      delete: (count) => `${inzendingen(count)} verwijderd.`,
    },
    unchanged: (count) => (count === 1 ? 'Bij 1 was dat al zo.' : `Bij ${count} was dat al zo.`),
    rejected: (count) => `${count} niet gelukt:`,
    untried: (count) => `${count} niet geprobeerd.`,
    tooMany: (total, max) =>
      `De lijst heeft ${total} inzendingen, en een actie gaat over hoogstens ${max}. Maak de lijst korter met een filter.`,
    noSummary: 'Onbekende inzending',
    cancel: 'Annuleren',
    close: 'Sluiten',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
  },
  en: {
    selected: (count) => `${submissions(count)} selected`,
    buttons: {
      read: 'Read',
      unread: 'Unread',
      inbox: 'To be handled',
      done: 'Done',
      spam: 'Spam',
      assign: 'Assign…',
      delete: 'Delete…',
    },
    notSpam: 'Not spam',
    assign: 'Assign submissions',
    remove: (count) => `Delete ${submissions(count)}`,
    removeEffect: 'This cannot be undone. Comments and replies on them go too.',
    removeSubmit: 'Delete permanently',
    assignSubmit: 'Assign',
    assignee: 'Assign to',
    nobody: 'Nobody',
    progress: (done, total) => `${done} of ${total} done…`,
    results: {
      read: (count) => `${submissions(count)} marked as read.`,
      unread: (count) => `${submissions(count)} marked as unread.`,
      inbox: (count) => `${submissions(count)} put under To be handled.`,
      done: (count) => `${submissions(count)} done.`,
      spam: (count) => `${submissions(count)} put under Spam.`,
      assign: (count) => `${submissions(count)} assigned.`,
      delete: (count) => `${submissions(count)} deleted.`,
    },
    unchanged: (count) => `${count} ${count === 1 ? 'was' : 'were'} so already.`,
    rejected: (count) => `${count} failed:`,
    untried: (count) => `${count} not tried.`,
    tooMany: (total, max) =>
      `The list has ${total} submissions, and an action works on ${max} at most. Shorten the list with a filter.`,
    noSummary: 'Unknown submission',
    cancel: 'Cancel',
    close: 'Close',
    failed: 'That did not work. Try again.',
  },
}

export type SubmissionBulkTexts = Texts
