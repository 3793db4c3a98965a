import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'

import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'
import { detectFileType } from './detect'

afterAll(removeTemporaryFolders)

const DEFLATED = 8

/** One file of a zip archive, as its local header has it. */
function entry(name: string, content: Buffer, method = 0): Buffer {
  const data = method === DEFLATED ? deflateRawSync(content) : content
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(method, 8)
  header.writeUInt32LE(data.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name), data])
}
const officeFile = (type: string): Buffer =>
  entry(
    '[Content_Types].xml',
    Buffer.from(`<Types><Override ContentType="${type}.main+xml"/></Types>`),
    DEFLATED,
  )

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const TEXT = 'application/vnd.oasis.opendocument.text'

async function detect(name: string, content: Buffer) {
  const file = path.join(await temporaryFolder(), 'file')
  await writeFile(file, content)
  return (await detectFileType(file, name))?.type ?? null
}

it.each<[string, string, Buffer, string | null]>([
  ['an office document', 'brief.docx', officeFile(WORD), WORD],
  [
    'an office document with macros',
    'brief.docx',
    officeFile('application/vnd.ms-word.document.macroEnabled'),
    null,
  ],
  ['a text of OpenDocument', 'brief.odt', entry('mimetype', Buffer.from(TEXT)), TEXT],
  ['an archive', 'brief.docx', entry('brief.txt', Buffer.from('hallo')), 'application/zip'],
  ['an old binary document', 'brief.doc', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1200, '0'), 'hex'), null],
  ['a program in the name of a text', 'brief.txt', Buffer.from('#!\u0000'), null],
  ['a text', 'brief.txt', Buffer.from('Beste lezer,\r\n\tgroet'), 'text/plain'],
  ['a text that names itself a page', 'brief.html', Buffer.from('Beste lezer'), null],
  ['half a picture', 'a.png', Buffer.from('89504e47', 'hex'), null],
])('%s (%s) is known by its content', async (_, name, content, type) => {
  expect(await detect(name, content)).toBe(type)
})

it('a document whose list of parts expands to hundreds of megabytes is not expanded', async () => {
  const bomb = entry('[Content_Types].xml', Buffer.alloc(256 * 1024 * 1024, 'A'), DEFLATED)
  const before = process.memoryUsage().arrayBuffers
  expect(await detect('brief.docx', bomb)).toBe('application/zip')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024)
})
