import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, type ImageDescription } from '@/src/features/media/image/describe'
import { rasterizeSvg } from '@/src/features/media/image/rasterize-svg'
import { acceptFile } from '@/src/features/media/server/receive-file'

const MEDIA = fileURLToPath(new URL('../media', import.meta.url))
const DESCRIPTIONS = path.join(MEDIA, 'descriptions.json')
const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

const onProblem = {
  warn: (details: unknown) => {
    throw new Error('An image of the seed cannot be described', { cause: details })
  },
}

/** An image of the seed as an upload would store it. `file` is relative to the folder of images. */
type PreparedMedia = { file: string; bytes: Buffer; description: ImageDescription }

async function prepare(file: string): Promise<PreparedMedia> {
  const data = await readFile(path.join(MEDIA, file))
  const mimetype = TYPES[path.extname(file)] ?? ''
  const upload = { data, mimetype, name: path.basename(file), size: data.length }
  const { file: accepted } = await acceptFile(upload)
  const bytes = accepted.data
  const rasterized = mimetype === TYPES['.svg'] ? await rasterizeSvg(bytes) : undefined
  return { file, bytes, description: await describe(bytes, onProblem, rasterized) }
}

/** Checks and describes every image of the seed, and writes it as an upload would store it, with the descriptions. */
export async function writePreparedMedia(): Promise<void> {
  const prepared: PreparedMedia[] = []
  for (const file of globSync('*/*', { cwd: MEDIA }).toSorted()) prepared.push(await prepare(file))
  await Promise.all(prepared.map(({ file, bytes }) => writeFile(path.join(MEDIA, file), bytes)))
  const descriptions = Object.fromEntries(prepared.map(({ file, description }) => [file, description]))
  await writeFile(DESCRIPTIONS, `${JSON.stringify(descriptions, null, 2)}\n`)
}
