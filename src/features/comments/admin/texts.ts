import type { LocaleTexts } from '@/src/i18n/locale-texts'

export type CommentTexts = {
  comments: string
  close: string
  loading: string
  none: string
  noneOpen: string
  whole: string
  gone: string
  former: string
  edited: string
  reply: string
  replyLabel: string
  resolve: string
  reopen: string
  resolvedBy: (name: string) => string
  edit: string
  editLabel: string
  remove: string
  reallyRemove: string
  cancel: string
  save: string
  showResolved: (count: number) => string
  about: string
  message: string
  send: string
  hint: string
  people: string
  found: (count: number) => string
  done: Record<'sent' | 'resolved' | 'reopened' | 'changed' | 'removed', string>
  failed: string
}

export const COMMENT_TEXTS = {
  nl: {
    comments: 'Opmerkingen',
    close: 'Sluiten',
    loading: 'De opmerkingen worden opgehaald…',
    none: 'Er zijn nog geen opmerkingen. Schrijf hieronder de eerste; met @ noemt u een collega, die dan een bericht krijgt.',
    noneOpen: 'Alle opmerkingen zijn afgehandeld.',
    whole: 'Het geheel',
    gone: 'Verwijderd onderdeel',
    former: 'Oud-collega',
    edited: 'bewerkt',
    reply: 'Antwoorden',
    replyLabel: 'Uw antwoord',
    resolve: 'Afhandelen',
    reopen: 'Heropenen',
    resolvedBy: (name) => `Afgehandeld door ${name}`,
    edit: 'Bewerken',
    editLabel: 'Uw opmerking',
    remove: 'Verwijderen',
    reallyRemove: 'Definitief verwijderen',
    cancel: 'Annuleren',
    save: 'Opslaan',
    showResolved: (count) => `Afgehandelde tonen (${count})`,
    about: 'Over',
    message: 'Nieuwe opmerking',
    send: 'Opmerking plaatsen',
    hint: 'Met @ noemt u een collega.',
    people: 'Collega’s',
    found: (count) => (count === 1 ? 'Eén collega gevonden' : `${count} collega’s gevonden`),
    done: {
      sent: 'Geplaatst.',
      resolved: 'Afgehandeld.',
      reopened: 'Heropend.',
      changed: 'Opgeslagen.',
      removed: 'Verwijderd.',
    },
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  },
  en: {
    comments: 'Comments',
    close: 'Close',
    loading: 'Loading the comments…',
    none: 'There are no comments yet. Write the first one below; with @ you mention a colleague, who then gets a message.',
    noneOpen: 'All comments are resolved.',
    whole: 'The whole document',
    gone: 'Removed part',
    former: 'Former colleague',
    edited: 'edited',
    reply: 'Reply',
    replyLabel: 'Your reply',
    resolve: 'Resolve',
    reopen: 'Reopen',
    resolvedBy: (name) => `Resolved by ${name}`,
    edit: 'Edit',
    editLabel: 'Your comment',
    remove: 'Delete',
    reallyRemove: 'Delete for good',
    cancel: 'Cancel',
    save: 'Save',
    showResolved: (count) => `Show resolved (${count})`,
    about: 'About',
    message: 'New comment',
    send: 'Post comment',
    hint: 'Use @ to mention a colleague.',
    people: 'Colleagues',
    found: (count) => (count === 1 ? 'One colleague found' : `${count} colleagues found`),
    done: {
      sent: 'Posted.',
      resolved: 'Resolved.',
      reopened: 'Reopened.',
      changed: 'Saved.',
      removed: 'Deleted.',
    },
    failed: 'That did not work. Try again.',
  },
} as const satisfies LocaleTexts<CommentTexts>
