import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'src/upstream'
const LABELS = ['Defect', 'Seen in', 'Upstream', 'Remove when'] as const

type Label = (typeof LABELS)[number]

/** A file that works around a defect, and the test that fails when the defect is mended. */
export type Defect = { file: string; test: string; title: string } & Record<Label, string>

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/**
 * The files below src/upstream that must name their defect: all but tests and what stands beside an index, which speaks for
 * its folder.
 */
export function findDefectFiles(root: string): string[] {
  const files = globSync(`${FOLDER}/**/*.{ts,tsx,css}`, { cwd: root }).filter((file) => !isTest(file))
  const indexed = new Set(
    files.filter((file) => /\/index\.tsx?$/.test(file)).map((file) => path.dirname(file)),
  )
  return files.filter((file) => !indexed.has(path.dirname(file)) || /\/index\.tsx?$/.test(file)).toSorted()
}

/** The first comment of a source text by its labels; null where it lacks one. */
function readHeader(source: string): Record<Label, string> | null {
  const [, comment] = /^\/\*\*\n([^]*?)\n \*\/\n/.exec(source) ?? []
  const text = (comment ?? '').replaceAll(/^ \* ?/gm, '').replaceAll('\n', ' ')
  const parts = text.split(/(?:^| )(Defect|Seen in|Upstream|Remove when): /)
  const found = Object.fromEntries(LABELS.map((label) => [label, parts[parts.indexOf(label) + 1] ?? '']))
  return parts.length === LABELS.length * 2 + 1 && LABELS.every((label) => found[label])
    ? (found as Record<Label, string>)
    : null
}

/** @throws {Error} when the file does not begin with the four lines */
export function readDefect(root: string, file: string): Defect {
  const header = readHeader(readFileSync(path.join(root, file), 'utf8'))
  if (!header) throw new Error(`${file} must begin with a comment of: ${LABELS.join(', ')}`)
  const [, test, title] = /^(\S+) "(.+)" fails(?:;|$)/.exec(header['Remove when']) ?? []
  if (!test || !title) throw new Error(`${file}: Remove when: <test file> "<title>" fails`)
  return { ...header, file, test: path.join(path.dirname(file), test), title }
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const cell = (text: string): string => text.replaceAll('|', '\\|')

/** `https://… "title"` as a link with that text. */
const linked = (text: string): string =>
  text.replaceAll(/(https:\/\/github\.com\/([^/\s]+\/[^/\s]+)\/(?:issues|pull)\/(\d+))/g, '[$2#$3]($1)')

/** The page docs/upstream.md. */
export function upstreamPage(root: string): string {
  const rows = findDefectFiles(root).map((name) => {
    const defect = readDefect(root, name)
    const file = `[${name.replace(`${FOLDER}/`, '')}](../${name})`
    return `| ${[file, capitalized(defect.Defect), defect['Seen in'], linked(defect.Upstream)].map(cell).join(' | ')} |`
  })
  return [
    '# Upstream defects',
    '',
    'What Payload, Next.js or a plugin gets wrong and `src/upstream` works around, a file each. Every file begins with what is',
    'wrong, the version, the upstream thread and a test of the behaviour without us. An upgrade that mends a defect makes that',
    'test fail: then the file and its tests go. Written by `npm run generate` from the files.',
    '',
    '| File | Defect | Seen in | Upstream |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
