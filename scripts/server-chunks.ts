import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

const FOLDERS = ['.next/server/chunks', '.next/server/chunks/ssr']
/** Smaller ones do not matter. */
const MIN_BYTES = 100_000
/** A chunk exports its modules, which the runtime of the bundler registers by number. */
const CHUNK = /^module\.exports\s*=\s*\[/
const BEYOND_LATIN1 = /[^\0-\u00FF]/

async function chunksIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).toSorted()
  const sizes = await Promise.all(names.map((name) => stat(path.join(folder, name))))
  return names.filter((_, index) => (sizes[index]?.size ?? 0) >= MIN_BYTES)
}

async function shrinkFolder(folder: string, toAscii: (code: string) => Promise<string>): Promise<void> {
  const known = new Map<string, string>()
  for (const name of await chunksIn(folder)) {
    const file = path.join(folder, name)
    const code = await readFile(file, 'utf8')
    if (!CHUNK.test(code)) continue
    const first = known.get(code)
    known.set(code, first ?? name)
    if (first !== undefined)
      await writeFile(file, `module.exports=require(${JSON.stringify(`./${first}`)})\n`)
    else if (BEYOND_LATIN1.test(code)) await writeFile(file, await toAscii(code))
  }
}

/**
 * Makes the code of the server smaller in memory. The bundler writes the same modules under several names, and V8 holds the
 * text of each file, with two bytes for each character as soon as one is beyond Latin-1: 78 MB when every route was used.
 * @param root of a project that is built
 */
export async function shrinkServerChunks(root: string): Promise<void> {
  const { stop, transform } = await import('esbuild')
  const options = { charset: 'ascii', minifyWhitespace: true, target: 'node24', logLevel: 'silent' } as const
  const toAscii = async (code: string) => (await transform(code, options)).code
  for (const folder of FOLDERS) await shrinkFolder(path.join(root, folder), toAscii)
  await stop()
}
