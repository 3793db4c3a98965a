import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { finish, startChild } from '@/scripts/child'
import { type Report, StartError } from '@/scripts/progress.mjs'
import { bundleServer, SERVER_BUNDLE } from '@/scripts/server-bundle'
import { shrinkServerChunks } from '@/scripts/server-chunks'

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
/** The last file that Next.js writes. */
const BUILD_ID = '.next/BUILD_ID'
const OUTPUTS = [BUILD_ID, SERVER_BUNDLE]
const BUILD_ID_CHARACTERS = 20

/** The stages that Next.js prints, in their order: the text that begins each, and what is shown for it. */
const STAGES = [
  ['Creating an optimized production build', 'compiling'],
  ['Collecting page data', 'collecting pages'],
  ['Generating static pages', 'rendering static pages'],
  ['Finalizing page optimization', 'tracing files'],
] as const

/** Reports the last stage that the output of a build names. */
export function reportStage(output: string, report: Report): void {
  const stage = STAGES.findLastIndex(([text]) => output.includes(text))
  if (stage >= 0) report({ done: stage, of: STAGES.length, doing: STAGES[stage]?.[1] })
}

/** The id of the build on disk. */
export const readBuildId = async (root: string): Promise<string> =>
  (await readFile(path.join(root, BUILD_ID), 'utf8')).trim()

/** The files that a build may read, relative to the root. */
async function findSources(root: string, ignored: readonly string[], folder = ''): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true })
  const nested = entries.map(async (entry) => {
    const file = path.join(folder, entry.name)
    const top = folder === ''
    if (top && (entry.name.startsWith('.') || NOT_BUILT.has(entry.name))) return []
    if (ignored.includes(path.join(root, file))) return []
    if (entry.isDirectory()) return findSources(root, ignored, file)
    return entry.isFile() && !NOT_BUILT_FILE.test(entry.name) ? [file] : []
  })
  return (await Promise.all(nested)).flat()
}

/**
 * A hash of the sources of a build: of contents, not modification times, so that a clone has the same one.
 * @param ignored folders inside the project that hold data, not sources; absolute
 */
export async function hashSources(root: string, ignored: readonly string[] = []): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const file of (await findSources(root, ignored)).toSorted()) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** Builds unless the last successful build has the same sources. */
export async function buildWhenStale(
  root: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  ignored: readonly string[],
  report: Report,
) {
  const stamp = path.join(root, STAMP)
  const sources = await hashSources(root, ignored)
  const built = await readFile(stamp, 'utf8').catch(() => '')
  if (built === sources && OUTPUTS.every((file) => existsSync(path.join(root, file)))) return 'up to date'
  const next = path.join(root, 'node_modules/next/dist/bin/next')
  const buildEnv = { ...env, GEVEL_BUILD_ID: sources.slice(0, BUILD_ID_CHARACTERS) }
  const child = startChild(next, ['build'], { env: buildEnv, quiet: true })
  const { code, output } = await finish(child, signal, (text) => reportStage(text, report))
  if (code !== 0 || !existsSync(path.join(root, BUILD_ID)))
    throw new StartError(`The build failed:\n\n${output.trim()}`)
  await shrinkServerChunks(root)
  await bundleServer(root)
  await writeFile(stamp, sources)
  return 'built'
}
