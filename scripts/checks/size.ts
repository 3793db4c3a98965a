import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { parse } from 'node-html-parser'
import { root } from '@/scripts/root'

/** Bytes after gzip, by page type. */
export type Sizes = Readonly<Record<string, number>>

/** Growth in bytes that needs no explicit update of the committed sizes. */
const ALLOWED_GROWTH = 2_000

const COMMITTED = path.join(root, 'scripts/checks/size.json')
const STATIC = '/_next/static/'
const compress = promisify(gzip)

/** The paths of the site's own scripts that a document loads, without those for browsers without modules. */
export function firstLoadScripts(html: string): string[] {
  const document = parse(html)
  const scripts = document
    .querySelectorAll('script[src]:not([nomodule])')
    .map((tag) => tag.getAttribute('src'))
  const preloads = document
    .querySelectorAll('link[rel="preload"][as="script"]')
    .map((tag) => tag.getAttribute('href'))
  const paths = [...scripts, ...preloads].flatMap((address) => address?.split('?')[0] ?? [])
  return [...new Set(paths.filter((address) => address.startsWith(STATIC)))]
}

/** The total size of scripts of the build, each compressed with gzip. */
export async function gzipBytes(scripts: readonly string[]): Promise<number> {
  const sizes = scripts.map(async (script) => {
    const file = path.join(root, '.next', script.replace('/_next/', ''))
    return (await compress(await readFile(file))).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** A message when a page type is too large, else null. */
export function sizeProblem(type: string, bytes: number, committed: Sizes): string | null {
  const before = committed[type]
  const renew = 'To commit the new figure: npm run size -- --update'
  if (before === undefined) return `No figure is committed for "${type}" (${kilobytes(bytes)}). ${renew}`
  if (bytes <= before + ALLOWED_GROWTH) return null
  const grown = `grew from ${kilobytes(before)} to ${kilobytes(bytes)}`
  return `First-load JavaScript of "${type}" ${grown}; ${kilobytes(ALLOWED_GROWTH)} are allowed. ${renew}`
}

export const readSizes = async (): Promise<Sizes> => JSON.parse(await readFile(COMMITTED, 'utf8')) as Sizes

export const writeSizes = (sizes: Sizes): Promise<void> =>
  writeFile(COMMITTED, `${JSON.stringify(sizes, null, 2)}\n`)
