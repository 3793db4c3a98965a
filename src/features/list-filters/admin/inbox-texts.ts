import { SUBMISSION_STATUSES, type SubmissionStatus } from '@/src/features/forms/rules/submission'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { toggleText } from './texts'

type Text =
  | 'label'
  | 'form'
  | 'everyForm'
  | 'folder'
  | 'assignee'
  | 'anybody'
  | 'me'
  | 'nobody'
  | 'read'
  | 'unread'
  | 'clear'
type Texts = Record<Text, string> & {
  toggle: (count: number) => string
  withUnread: (title: string, count: number) => string
  folders: Record<SubmissionStatus, (count: number) => string>
}

const counted = (name: string) => (count: number) => (count > 0 ? `${name} (${count})` : name)

/** The folders in the order in which they are shown. */
export const FOLDERS = SUBMISSION_STATUSES

export const INBOX_TEXTS: LocaleTexts<Texts> = {
  nl: {
    label: 'Inzendingen filteren',
    toggle: (count) => toggleText('Snelfilters', count),
    form: 'Formulier',
    everyForm: 'Alle formulieren',
    withUnread: (title, count) => (count > 0 ? `${title} (${count} ongelezen)` : title),
    folder: 'Map',
    folders: { inbox: counted('Te behandelen'), done: counted('Afgehandeld'), spam: counted('Ongewenst') },
    assignee: 'Toegewezen aan',
    anybody: 'Iedereen',
    me: 'Mij',
    nobody: 'Niemand',
    read: 'Gelezen',
    unread: 'Ongelezen',
    clear: 'Filters wissen',
  },
  en: {
    label: 'Filter submissions',
    toggle: (count) => toggleText('Quick filters', count),
    form: 'Form',
    everyForm: 'All forms',
    withUnread: (title, count) => (count > 0 ? `${title} (${count} unread)` : title),
    folder: 'Folder',
    folders: { inbox: counted('To be handled'), done: counted('Done'), spam: counted('Spam') },
    assignee: 'Assigned to',
    anybody: 'Anybody',
    me: 'Me',
    nobody: 'Nobody',
    read: 'Read',
    unread: 'Unread',
    clear: 'Clear filters',
  },
}
