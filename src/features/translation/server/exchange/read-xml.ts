import { createReadStream } from 'node:fs'

import { SaxesParser } from 'saxes'

export type Attributes = Readonly<Record<string, string>>

/** What a reader of a format does with the parts of a file; names come without their prefix. */
export type XmlHandlers = {
  open: (name: string, attributes: Attributes) => void
  close: (name: string) => void
  text: (text: string) => void
  /** Runs after each chunk, so that what was read need not all be kept. */
  flush: () => Promise<void>
}

const localName = (name: string): string => name.split(':').at(-1) ?? name

const ENCODINGS = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const

/** Tools for translation write UTF-16 too, with a byte order mark. */
const encodingOf = (start: Uint8Array): string =>
  ENCODINGS.find(([mark]) => mark.every((byte, index) => start[index] === byte))?.[1] ?? 'utf-8'

/**
 * Reads a file of XML as a stream. Entities are those of XML alone: none is defined by a document type, none is fetched.
 * @throws {XmlError} for what is no well-formed XML
 */
export async function readXml(path: string, { open, close, text, flush }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw new XmlError(error.message)
  })
  parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes))
  parser.on('closetag', ({ name }) => close(localName(name)))
  parser.on('text', text)
  parser.on('cdata', text)
  let decoder: TextDecoder | null = null
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
    parser.write(decode(decoder, chunk))
    await flush()
  }
  parser.write(decode(decoder ?? new TextDecoder(), null)).close()
  await flush()
}

function decode(decoder: TextDecoder, chunk: Buffer | null): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch (error) {
    throw new XmlError('The file is neither UTF-8 nor UTF-16.', { cause: error })
  }
}

/** A file that is no XML. The message has line and column. */
export class XmlError extends Error {
  override readonly name = 'XmlError'
}
