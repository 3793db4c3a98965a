import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { MAX_IMAGE_BYTES } from '../../rules/limits'
import type { Summary } from './uploads'

export type UploadTexts = {
  label: string
  choose: string
  hint: string
  hintIn: (folder: string) => string
  drop: string
  /** Read aloud, a quarter at a time. */
  progress: (percent: number, total: number) => string
  ended: (summary: Summary) => string
  overall: string
  ofFile: (name: string) => string
  states: Record<'waiting' | 'checking' | 'paused' | 'sending' | 'processing' | 'done', string>
  duplicate: (name: string) => string
  chosenTwice: (name: string) => string
  rejected: string
  failed: string
  again: string
  allAgain: (count: number) => string
  anyway: string
  open: string
  use: string
  stop: string
  stopped: string
  offline: string
  unreadable: string
  unknown: string
  lost: (count: number) => string
  chooseAgain: string
  dismiss: string
  describe: string
  alt: (language: string) => string
  save: string
  saved: string
  notSaved: (count: number) => string
  close: string
}

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`

const MOST_MB = MAX_IMAGE_BYTES / 1024 ** 2

const sentence = (parts: readonly (string | false)[]) => `${parts.filter(Boolean).join(', ')}.`

export const UPLOAD_TEXTS: LocaleTexts<UploadTexts> = {
  nl: {
    label: 'Afbeeldingen uploaden',
    choose: 'Bestanden uploaden',
    hint: `Of sleep ze naar dit scherm: JPEG, PNG, WebP, AVIF, GIF of SVG, hoogstens ${MOST_MB} MB per stuk.`,
    hintIn: (folder) => `Of sleep ze naar dit scherm. Ze komen in de map “${folder}”.`,
    drop: 'Laat los om te uploaden',
    progress: (percent, total) =>
      `${count(total, 'bestand', 'bestanden')} uploaden${percent > 0 ? `: meer dan ${percent}% verstuurd` : ''}.`,
    ended: ({ done, skipped, rejected, failed }) =>
      sentence([
        `${done} geüpload`,
        skipped > 0 && `${skipped} overgeslagen`,
        rejected > 0 && `${rejected} geweigerd`,
        failed > 0 && `${failed} niet verstuurd`,
      ]),
    overall: 'Voortgang van alle bestanden',
    ofFile: (name) => `Voortgang van ${name}`,
    states: {
      waiting: 'Wacht',
      checking: 'Wordt vergeleken',
      paused: 'Wacht even: er zijn veel bestanden verstuurd',
      sending: 'Wordt verstuurd',
      processing: 'Wordt verwerkt',
      done: 'Geüpload',
    },
    duplicate: (name) => `Overgeslagen: staat al in de bibliotheek als ${name}`,
    chosenTwice: (name) => `Overgeslagen: hetzelfde bestand als ${name}`,
    rejected: 'Geweigerd',
    failed: 'Niet verstuurd',
    again: 'Opnieuw proberen',
    allAgain: (number) => `${count(number, 'bestand', 'bestanden')} opnieuw proberen`,
    anyway: 'Toch uploaden',
    open: 'Openen',
    use: 'Gebruiken',
    stop: 'Stoppen',
    stopped: 'Gestopt.',
    offline: 'De verbinding viel weg.',
    unreadable: 'Dit bestand kan niet worden gelezen. Kies het opnieuw.',
    unknown: 'Het uploaden is niet gelukt.',
    lost: (number) =>
      number === 1
        ? 'Dit bestand was nog niet verstuurd toen u deze pagina verliet. Kies het opnieuw.'
        : `Deze ${number} bestanden waren nog niet verstuurd toen u deze pagina verliet. Kies ze opnieuw.`,
    chooseAgain: 'Opnieuw kiezen',
    dismiss: 'Niet meer tonen',
    describe:
      'Beschrijf de nieuwe afbeeldingen voor wie ze niet ziet. Nodig in elke taal waarin u ermee publiceert.',
    alt: (language) => `Beschrijving in het ${language}`,
    save: 'Beschrijvingen opslaan',
    saved: 'De beschrijvingen zijn opgeslagen.',
    notSaved: (number) =>
      `De beschrijving van ${count(number, 'afbeelding', 'afbeeldingen')} is niet opgeslagen. Probeer het opnieuw.`,
    close: 'Lijst sluiten',
  },
  en: {
    label: 'Upload images',
    choose: 'Upload files',
    hint: `Or drag them onto this screen: JPEG, PNG, WebP, AVIF, GIF or SVG, at most ${MOST_MB} MB each.`,
    hintIn: (folder) => `Or drag them onto this screen. They go into the folder “${folder}”.`,
    drop: 'Drop to upload',
    progress: (percent, total) =>
      `Uploading ${count(total, 'file', 'files')}${percent > 0 ? `: over ${percent}% sent` : ''}.`,
    ended: ({ done, skipped, rejected, failed }) =>
      sentence([
        `${done} uploaded`,
        skipped > 0 && `${skipped} skipped`,
        rejected > 0 && `${rejected} rejected`,
        failed > 0 && `${failed} not sent`,
      ]),
    overall: 'Progress of all files',
    ofFile: (name) => `Progress of ${name}`,
    states: {
      waiting: 'Waiting',
      checking: 'Being compared',
      paused: 'Waiting: many files were sent',
      sending: 'Being sent',
      processing: 'Being processed',
      done: 'Uploaded',
    },
    duplicate: (name) => `Skipped: already in the library as ${name}`,
    chosenTwice: (name) => `Skipped: the same file as ${name}`,
    rejected: 'Rejected',
    failed: 'Not sent',
    again: 'Try again',
    allAgain: (number) => `Try ${count(number, 'file', 'files')} again`,
    anyway: 'Upload anyway',
    open: 'Open',
    use: 'Use',
    stop: 'Stop',
    stopped: 'Stopped.',
    offline: 'The connection was lost.',
    unreadable: 'This file cannot be read. Choose it again.',
    unknown: 'The upload failed.',
    lost: (number) =>
      number === 1
        ? 'This file was not sent yet when you left this page. Choose it again.'
        : `These ${number} files were not sent yet when you left this page. Choose them again.`,
    chooseAgain: 'Choose again',
    dismiss: 'Do not show again',
    describe:
      'Describe the new images for people who cannot see them. Required in each language that you publish them in.',
    alt: (language) => `Description in ${language}`,
    save: 'Save descriptions',
    saved: 'The descriptions are saved.',
    notSaved: (number) =>
      `The description of ${count(number, 'image was', 'images were')} not saved. Try again.`,
    close: 'Close list',
  },
}
