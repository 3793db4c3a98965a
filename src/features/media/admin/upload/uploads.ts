import type { Locale } from '@/src/lib/constants'
import type { StoredImage } from '../duplicates/find-stored'

/** How far a chosen file is. `rejected` cannot be stored as it is; `failed` can be tried again. */
export type UploadState =
  | { name: 'waiting' | 'checking' | 'paused' }
  | { name: 'sending'; fraction: number }
  | { name: 'done'; image: StoredImage }
  | { name: 'duplicate'; image: StoredImage }
  | { name: 'chosenTwice'; of: string }
  | { name: 'rejected' | 'failed'; reason: string }

type AltTexts = Partial<Record<Locale, string>>

/** A file that somebody chose, for a tenant. */
export type Upload = {
  id: number
  file: File
  tenant: string
  /** Where the image goes: the folder that was looked at. */
  folder: string | null
  state: UploadState
  sha256: string | null
  /** Whether it is sent although the library has it. */
  isWanted: boolean
  /** The alt texts as typed, and as stored. */
  altTexts: AltTexts
  stored: AltTexts
}

type Name = UploadState['name']

const BUSY: readonly Name[] = ['waiting', 'checking', 'paused', 'sending']

export const isBusy = ({ state }: Upload): boolean => BUSY.includes(state.name)

/** Whether it would be lost if the page were left. */
export const isUnsent = (upload: Upload): boolean => isBusy(upload) || upload.state.name === 'failed'

/** The languages whose alt text was typed and not stored. */
export const unsavedTexts = ({ altTexts, stored }: Upload): Locale[] =>
  (Object.keys(altTexts) as Locale[]).filter(
    (locale) => (altTexts[locale] ?? '').trim() !== (stored[locale] ?? ''),
  )

export type Summary = {
  total: number
  done: number
  skipped: number
  rejected: number
  failed: number
  isBusy: boolean
  /** Of the bytes that are to be sent, from 0 to 1. */
  fraction: number
}

const fractionOf = ({ state }: Upload): number => {
  if (state.name === 'sending') return state.fraction
  return state.name === 'done' ? 1 : 0
}

const NEVER_SENT: readonly Name[] = ['rejected', 'duplicate', 'chosenTwice']

export function summaryOf(uploads: readonly Upload[]): Summary {
  const count = (...names: Name[]) => uploads.filter(({ state }) => names.includes(state.name)).length
  const sent = uploads.filter(({ state }) => !NEVER_SENT.includes(state.name))
  const bytes = sent.reduce((total, { file }) => total + file.size, 0)
  const done = sent.reduce((total, upload) => total + upload.file.size * fractionOf(upload), 0)
  return {
    total: uploads.length,
    done: count('done'),
    skipped: count('duplicate', 'chosenTwice'),
    rejected: count('rejected'),
    failed: count('failed'),
    isBusy: uploads.some(isBusy),
    fraction: bytes > 0 ? done / bytes : 1,
  }
}

/** What is read aloud of a progress: a quarter at a time, so that nobody is interrupted for each file. */
export const quarterOf = ({ fraction }: Summary): number => Math.min(3, Math.floor(fraction * 4)) * 25

/** The earlier upload of the same content, which is not sent twice. */
export const earlierOf = (uploads: readonly Upload[], { id, tenant, sha256 }: Upload): Upload | undefined =>
  uploads.find(
    (other) =>
      other.id < id &&
      other.sha256 !== null &&
      other.sha256 === sha256 &&
      other.tenant === tenant &&
      other.state.name !== 'rejected',
  )
