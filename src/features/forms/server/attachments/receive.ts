import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'

import type { Attachment, ChosenFile } from '../../rules/attachments'
import { endingsOf } from '../../rules/attachments'
import type { FormError, FormErrorTexts } from '../../rules/check'
import type { FormDefinition } from '../../rules/definition'
import { safeAttachmentName } from '../../rules/file-name'
import { detectFileType } from './detect'
import { reserveFiles } from './ledger'
import { removeUnclaimed } from './remove-abandoned'
import { attachmentStorage } from './storage'

/** A file of a request, in a temporary file. */
export type SentFile = ChosenFile & { path: string }
/** A file that can be stored, under its real type. */
type AcceptedFile = Attachment & { path: string }

const MAX_SHOWN = 60

/** The rejection of a file of another type, which names it as it was sent. */
const rejection = (
  { name, files }: FormDefinition['fields'][number],
  sent: string,
  texts: FormErrorTexts,
): FormError => ({
  path: `data.${name}`,
  message: texts.fileType
    .replace('{types}', () => endingsOf(files?.accept ?? []).join(', '))
    .replace('{name}', () => sent.slice(0, MAX_SHOWN)),
})

/** The files as they can be stored, or the rejection of the first of each question that has another type. */
export async function acceptFiles(
  { fields }: FormDefinition,
  sent: Readonly<Record<string, readonly SentFile[]>>,
  texts: FormErrorTexts,
): Promise<{ files: AcceptedFile[] } | { errors: FormError[] }> {
  const files: AcceptedFile[] = []
  const errors = new Map<string, FormError>()
  for (const field of fields.filter(({ name }) => Object.hasOwn(sent, name)))
    for (const { name, size, path } of sent[field.name] ?? []) {
      const type = await detectFileType(path, name)
      if (!type || !field.files?.accept.includes(type.kind)) {
        if (!errors.has(field.name)) errors.set(field.name, rejection(field, name, texts))
        continue
      }
      const stored = { name: safeAttachmentName(name, type.extension), type: type.type, bytes: size }
      files.push({ id: randomUUID(), field: field.name, ...stored, path })
    }
  return errors.size > 0 ? { errors: [...errors.values()] } : { files }
}

const attachmentOf = ({ id, field, name, type, bytes }: AcceptedFile): Attachment => ({
  ...{ id, field, name },
  ...{ type, bytes },
})

/**
 * Stores files around the work that stores their submission and claims them. When that fails, they are removed again; a
 * crash leaves them to `removeAbandonedFiles`.
 */
export async function withStoredFiles<T>(
  payload: Payload,
  files: readonly AcceptedFile[],
  work: (attachments: Attachment[]) => Promise<T>,
): Promise<T> {
  if (files.length === 0) return work([])
  const ids = files.map(({ id }) => id)
  await reserveFiles(payload, ids)
  try {
    for (const { id, path, bytes } of files) await attachmentStorage().write(id, path, bytes)
    return await work(files.map(attachmentOf))
  } catch (error) {
    await removeUnclaimed(payload, ids)
    throw error
  }
}
