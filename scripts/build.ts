import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { finish, startChild } from '@/scripts/child'
import { StartError } from '@/scripts/progress.mjs'

/** Folders and files that a build never reads. */
const NOT_BUILT = new Set([
  'node_modules',
  'e2e',
  'bench',
  'docs',
  'scripts',
  'coverage',
  'test-results',
  'playwright-report',
])
const NOT_BUILT_FILE = /\.(md|test\.tsx?|int\.test\.ts|tsbuildinfo)$|^next-env\.d\.ts$/
const STAMP = '.next/gevel-sources'
/** What Next writes last. */
const BUILD_ID = '.next/BUILD_ID'

function isSource(name: string, folder: string): boolean {
  const top = path.relative(folder, name).split(path.sep)[0] ?? ''
  return !top.startsWith('.') && !NOT_BUILT.has(top) && !NOT_BUILT_FILE.test(path.basename(name))
}

/**
 * A fingerprint of what a build is made from: contents, not dates, so that a clone or a copy has the same one.
 * @param ignored folders inside the project that hold data, not sources; absolute
 */
export async function hashSources(root: string, ignored: readonly string[] = []): Promise<string> {
  const files: string[] = []
  const skip = (file: string) => !isSource(file, root) || ignored.some((folder) => file.startsWith(folder))
  for await (const entry of glob('**/*', {
    cwd: root,
    withFileTypes: true,
    exclude: (e) => skip(path.join(e.parentPath, e.name)),
  })) {
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256').update(process.version)
  for (const file of files.toSorted()) {
    hash.update(`\0${path.relative(root, file)}\0`).update(await readFile(file))
  }
  return hash.digest('hex')
}

/** Builds when the sources are not those of the last build that went well. */
export async function buildWhenStale(
  root: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  ignored: readonly string[],
) {
  const stamp = path.join(root, STAMP)
  const sources = await hashSources(root, ignored)
  const built = await readFile(stamp, 'utf8').catch(() => '')
  if (built === sources && existsSync(path.join(root, BUILD_ID))) return 'up to date'
  const next = path.join(root, 'node_modules/next/dist/bin/next')
  const { code, output } = await finish(startChild(next, ['build'], { env, quiet: true }), signal)
  if (code !== 0 || !existsSync(path.join(root, BUILD_ID)))
    throw new StartError(`The build failed:\n\n${output.trim()}`)
  await writeFile(stamp, sources)
  return 'made'
}
