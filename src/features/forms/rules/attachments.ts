/** What a question can ask files of. */
export const FILE_KINDS = ['image', 'pdf', 'document', 'text', 'zip'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** What a question accepts, at most. */
export type FileRules = { accept: FileKind[]; maxFiles: number; maxBytes: number }

export const MEGABYTE = 1024 * 1024
export const MAX_FILE_MEGABYTES = 10
export const MAX_FILES_PER_QUESTION = 10
/** Of a whole submission, whatever its questions allow together. */
export const MAX_SUBMISSION_FILES = 20
export const MAX_SUBMISSION_BYTES = 25 * MEGABYTE

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'

/** The types of each kind by the ending of their names. Formats that can hold macros are of no kind. */
const TYPES: Record<FileKind, Readonly<Record<string, string>>> = {
  image: {
    jpg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    gif: 'image/gif',
    avif: 'image/avif',
    heic: 'image/heic',
  },
  pdf: { pdf: 'application/pdf' },
  document: {
    docx: `${OFFICE}.wordprocessingml.document`,
    xlsx: `${OFFICE}.spreadsheetml.sheet`,
    pptx: `${OFFICE}.presentationml.presentation`,
    odt: `${OPEN_DOCUMENT}.text`,
    ods: `${OPEN_DOCUMENT}.spreadsheet`,
    odp: `${OPEN_DOCUMENT}.presentation`,
  },
  text: { txt: 'text/plain', csv: 'text/csv' },
  zip: { zip: 'application/zip' },
}

/** A type of file that can be accepted. */
export type FileType = { kind: FileKind; extension: string; type: string }

const ALL: readonly FileType[] = FILE_KINDS.flatMap((kind) =>
  Object.entries(TYPES[kind]).map(([extension, type]) => ({ kind, extension, type })),
)

export const fileTypeOf = (type: string): FileType | null => ALL.find((one) => one.type === type) ?? null

/** The text types, which nothing in the file tells apart, by the ending of its name. */
export const textTypeOf = (name: string): FileType | null =>
  ALL.find(({ kind, extension }) => kind === 'text' && name.toLowerCase().endsWith(`.${extension}`)) ?? null

/** The endings of the names that a question accepts, for people. */
export const endingsOf = (accept: readonly FileKind[]): string[] =>
  ALL.filter(({ kind }) => accept.includes(kind)).map(({ extension }) => extension)

/** The value of the `accept` attribute. */
export const acceptAttribute = (accept: readonly FileKind[]): string =>
  [...endingsOf(accept).map((ending) => `.${ending}`), ...(accept.includes('image') ? ['.jpeg'] : [])].join()

/** A file before it is sent. */
export type ChosenFile = { name: string; size: number }
/** The chosen files by the name of their question. */
export type ChosenFiles = Readonly<Record<string, readonly ChosenFile[]>>

/** What is wrong with the files of one question; null when nothing is. */
export function fileProblem(
  { maxFiles, maxBytes }: FileRules,
  files: readonly ChosenFile[],
): { code: 'tooManyFiles' | 'fileTooLarge' | 'emptyFile'; name: string; max: number } | null {
  if (files.length > maxFiles) return { code: 'tooManyFiles', name: '', max: maxFiles }
  const large = files.find(({ size }) => size > maxBytes)
  if (large) return { code: 'fileTooLarge', name: large.name, max: Math.floor(maxBytes / MEGABYTE) }
  const empty = files.find(({ size }) => size === 0)
  return empty ? { code: 'emptyFile', name: empty.name, max: 0 } : null
}

/** Whether the files of a submission are too many or too large together. */
export const exceedsTotal = (files: readonly ChosenFile[]): boolean =>
  files.length > MAX_SUBMISSION_FILES ||
  files.reduce((bytes, { size }) => bytes + size, 0) > MAX_SUBMISSION_BYTES

/** A stored file of a submission. */
export type Attachment = { id: string; field: string; name: string; type: string; bytes: number }
