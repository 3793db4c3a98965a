import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '@/scripts/root'
import { findDefectFiles, readDefect, upstreamPage } from '@/scripts/upstream-defects'

const ELSEWHERE = ['node_modules', '.next', '.data', '.git', 'test-results', 'migrations', 'e2e', 'bench']
const isOurs = (file: string): boolean => !file.startsWith('src/upstream/') && !/\.test\.tsx?$/.test(file)
const ours = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (name) => ELSEWHERE.includes(name) }).filter(isOurs)
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const sources = ours('**/*.{ts,tsx,mjs}')
const matching = (pattern: RegExp): string[] =>
  sources.flatMap((file) => [...read(file).matchAll(pattern)].map(([found]) => `${file}: ${found.trim()}`))

/** `@payloadcms/ui 3.90.1` → whether that version is installed. */
function isInstalled(seenIn: string): boolean {
  const [name, version] = seenIn.split(' ')
  const installed = JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string }
  return installed.version === version
}

describe('src/upstream', () => {
  it.each(findDefectFiles(root))('names the defect and an existing test in the header of %s', (file) => {
    const defect = readDefect(root, file)
    expect(existsSync(path.join(root, defect.test)), defect.test).toBe(true)
    expect(read(defect.test)).toContain(defect.title)
    expect(defect.Upstream).toMatch(/^(not reported yet|https:\/\/github\.com\/\S+\/(issues|pull)\/\d+ ".+")/)
    expect(
      isInstalled(defect['Seen in']),
      `${defect['Seen in']}: check the defect again after an upgrade`,
    ).toBe(true)
  })

  it('is listed in docs/upstream.md', () => {
    expect(read('docs/upstream.md'), 'npm run generate').toBe(upstreamPage(root))
  })
})

const STYLES = ['@payloadcms/next/dist/prod/styles.css', '@payloadcms/ui/dist/styles.css']
const theirClasses = new Set(
  STYLES.flatMap((file) =>
    [...read(`node_modules/${file}`).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name),
  ),
)
/** The classes of Payload in a selector. */
const payloadClasses = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].flatMap(([, name]) =>
    name && theirClasses.has(name) ? [name] : [],
  )

/** Every selector of a stylesheet. */
const selectorsIn = (css: string): string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))

/** Every selector that a source text queries. */
const queriesIn = (source: string): string[] =>
  [...source.matchAll(/(?:querySelector(?:All)?|closest|matches)(?:<\w+>)?\(\s*(['"`])([^]*?)\1\s*\)/g)].map(
    ([, , selector = '']) => selector,
  )

describe('code outside src/upstream', () => {
  it('patches no prototype', () => {
    const patch =
      /\.prototype(?:\.\w+|\[.+\])\s*=[^=].*|(?:assign|defineProperty|defineProperties)\(\s*\w+\.prototype\b.*/g
    expect(matching(patch)).toEqual([])
  })

  it('does not wrap or extend the database adapter, except to store references and translations, and no more than codes of errors', () => {
    const permitted = [
      'src/database/references/adapter.ts',
      'src/database/translations/adapter.ts',
      'src/database/job-errors.ts',
    ]
    const wraps = /\bDatabaseAdapterObj\b|\bextends\s+(?:Postgres|BaseDatabase)Adapter\b|\badapter\.init\(/g
    expect(
      matching(wraps).filter((found) => !permitted.some((file) => found.startsWith(`${file}:`))),
    ).toEqual([])
  })

  it('selects no CSS class of Payload, in stylesheets of the panel or in scripts', () => {
    const css = ours('src/**/*.css').filter((file) => !file.startsWith('src/app/(site)/'))
    const selectors = [
      ...css.flatMap((file) => selectorsIn(read(file)).map((selector) => [file, selector] as const)),
      ...sources.flatMap((file) => queriesIn(read(file)).map((selector) => [file, selector] as const)),
    ]
    expect(selectors.length).toBeGreaterThan(100)
    expect(selectors.filter(([, selector]) => payloadClasses(selector).length > 0)).toEqual([])
  })

  it.each([
    ['.list-drawer .gevel-empty', ['list-drawer']],
    [':is(.gevel-a, .btn):hover', ['btn']],
    ['#select-all', []],
  ])('finds the classes of Payload in %s', (selector, expected) => {
    expect(payloadClasses(selector)).toEqual(expected)
  })
})
