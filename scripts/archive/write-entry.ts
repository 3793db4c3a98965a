import { createHash } from 'node:crypto'
import { Transform, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pack } from 'tar-stream'
import type { FileEntry } from './format'

/** Measures what passes through. */
export function measuring() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Adds a file to a tar file. @throws when the content has another length than `bytes` */
export async function writeEntry(
  pack: Pack,
  { name, bytes, content }: { name: string; bytes: number; content: Readable },
): Promise<FileEntry> {
  const measure = measuring()
  const entry = pack.entry({ name, size: bytes, mode: 0o600 })
  await pipeline(content, measure.stream, entry as unknown as Writable)
  return { path: name, ...measure.result() }
}
