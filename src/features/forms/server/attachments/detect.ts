import { createReadStream } from 'node:fs'
import { fileTypeFromFile } from 'file-type'

import { type FileType, fileTypeOf, textTypeOf } from '../../rules/attachments'

/** Control characters that no text has: everything below a space but tab, line feed, form feed and carriage return. */
const isBinary = (byte: number): boolean =>
  byte < 9 || byte === 11 || (byte > 13 && byte < 32) || byte === 127

async function isText(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path)) if ((chunk as Buffer).some(isBinary)) return false
  return true
}

/**
 * The type of a file by its content, whatever its name or the browser says; null for one of no type that can be accepted.
 * Archives are not unpacked: of a document the directory is read, within the bounds of the library.
 * @param name only tells text types apart, which have no signature
 */
export async function detectFileType(path: string, name: string): Promise<FileType | null> {
  // What the library cannot read to its end is of no type that it knows.
  const found = await fileTypeFromFile(path).catch(() => undefined)
  if (found) return fileTypeOf(found.mime)
  const text = textTypeOf(name)
  return text && (await isText(path)) ? text : null
}
