import type { LocaleTexts } from '@/src/i18n/locale-texts'

/** Folders below one another, and characters of a folder’s name and of its whole path. */
export const MAX_FOLDER_DEPTH = 5
const MAX_FOLDER_NAME = 60
export const MAX_FOLDER_PATH = 200

export const MAX_TAGS = 20
export const MAX_TAG = 40

/** In a filter: the images that are in no folder. */
export const NO_FOLDER = '/'

type Reasons = Record<'tooDeep' | 'tooLong' | 'tooMany' | 'tagTooLong' | 'noName' | 'intoItself', string>

export const FILING_REASONS: LocaleTexts<Reasons> = {
  nl: {
    tooDeep: `Mappen gaan hoogstens ${MAX_FOLDER_DEPTH} diep, zoals “Cases/Molenkade/Schetsen”.`,
    tooLong: `Een map heeft hoogstens ${MAX_FOLDER_NAME} tekens, en met de mappen erboven ${MAX_FOLDER_PATH}.`,
    tooMany: `Geef hoogstens ${MAX_TAGS} trefwoorden.`,
    tagTooLong: `Een trefwoord heeft hoogstens ${MAX_TAG} tekens.`,
    noName: 'Geef de map een naam.',
    intoItself: 'Een map kan niet in zichzelf staan.',
  },
  en: {
    tooDeep: `Folders are at most ${MAX_FOLDER_DEPTH} deep, as in “Cases/Mill Quay/Sketches”.`,
    tooLong: `A folder has at most ${MAX_FOLDER_NAME} characters, and ${MAX_FOLDER_PATH} with those above it.`,
    tooMany: `Give at most ${MAX_TAGS} tags.`,
    tagTooLong: `A tag has at most ${MAX_TAG} characters.`,
    noName: 'Give the folder a name.',
    intoItself: 'A folder cannot be inside itself.',
  },
}
export type FilingReason = keyof Reasons

const withSingleSpaces = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

/** The names of a folder and of those above it, the topmost first. */
export const folderNames = (path: string): string[] =>
  path
    .split('/')
    .map(withSingleSpaces)
    .filter((name) => name !== '')

/** A path as it is stored: `Cases/Molenkade`; empty for no folder. */
export const storedFolder = (path: string): string => folderNames(path).join('/')

/** Why a stored path cannot be a folder; null when it can. */
export function folderProblem(path: string): FilingReason | null {
  const names = folderNames(path)
  if (names.length > MAX_FOLDER_DEPTH) return 'tooDeep'
  return path.length > MAX_FOLDER_PATH || names.some((name) => name.length > MAX_FOLDER_NAME)
    ? 'tooLong'
    : null
}

/** Whether a folder is another one or below it. */
export const isInFolder = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`)

/** Tags as they are stored: each once, whatever its capitals; the first spelling counts. */
export function storedTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const tag of tags.map(withSingleSpaces))
    if (tag !== '' && !kept.has(tag.toLowerCase())) kept.set(tag.toLowerCase(), tag)
  return [...kept.values()]
}

/** Why an image cannot have these tags; null when it can. */
export function tagsProblem(tags: readonly string[]): FilingReason | null {
  if (tags.length > MAX_TAGS) return 'tooMany'
  return tags.some((tag) => tag.length > MAX_TAG) ? 'tagTooLong' : null
}

export type Counted = { name: string; images: number }

/** A folder with the number of images in it and in all folders below it. */
export type Folder = { path: string; images: number }

/** Every folder that has an image, or a folder with one, in the order of their paths. */
export function foldersOf(counted: readonly Counted[]): Folder[] {
  const totals = new Map<string, number>()
  for (const { name, images } of counted) {
    const names = folderNames(name)
    for (const index of names.keys()) {
      const path = names.slice(0, index + 1).join('/')
      totals.set(path, (totals.get(path) ?? 0) + images)
    }
  }
  return [...totals]
    .map(([path, images]) => ({ path, images }))
    .toSorted((one, other) => one.path.localeCompare(other.path, 'nl', { numeric: true }))
}
