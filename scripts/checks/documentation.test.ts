import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withRooms } from '@/scripts/rooms-diagram'
import { root } from '@/scripts/root'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Pages that must match the current sources; the change log describes the past. */
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: root })]

const ROOTS = 'src|collections|globals|blocks|scripts|docs|migrations|public|e2e|bench|examples'
const SPAN = new RegExp(`\`((?:${ROOTS})/[^\`\\s]*)\``, 'g')
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)[^)]*\)/g

/** Whether a path exists; `<name>` matches any name, braces and stars work as in a shell. */
function exists(file: string): boolean {
  if (existsSync(path.join(root, file))) return true
  const pattern = file.replaceAll(/<[^>]+>/g, '*')
  return /[*{]/.test(pattern) && globSync(pattern, { cwd: root }).length > 0
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match]) => match ?? '')

describe('documentation', () => {
  it.each(PAGES)('%s names only paths that exist', (page) => {
    expect(matches(read(page), SPAN).filter((file) => !exists(file))).toEqual([])
  })

  it.each(PAGES)('%s links only to files that exist', (page) => {
    const targets = matches(read(page), LINK).map((target) => path.join(path.dirname(page), target))
    expect(targets.filter((target) => !exists(target))).toEqual([])
  })
})

describe('README.md', () => {
  it.each(['example', 'admin-example'])('shows the current src/api-client/%s.ts', (name) => {
    expect(read('README.md')).toContain(`\`\`\`ts\n${read(`src/api-client/${name}.ts`)}\`\`\``)
  })
})

describe('docs/architecture.md', () => {
  it('shows the rooms of scripts/checks/rooms.mjs (npm run generate)', () => {
    const page = read('docs/architecture.md')
    expect(withRooms(page)).toBe(page)
  })
})

describe('the index of decision records', () => {
  const folder = 'docs/decisions'
  const index = read(`${folder}/README.md`)
  const rows = [...index.matchAll(/^\| \[(\d+)\]\((\S+)\) \| (.+) \| \d{4}-\d\d-\d\d \| \S.* \|$/gm)]
  const files = readdirSync(path.join(root, folder)).filter((file) => file !== 'README.md')

  it('lists every record once, in order', () => {
    expect(rows.map(([, , file]) => file)).toEqual(files.toSorted())
  })

  it.each(rows.map(([, number, file, title]) => [file, number, title]))(
    'gives %s the number and title of its heading',
    (file, number, title) => {
      expect(file).toMatch(new RegExp(`^0*${number}-`))
      expect(read(`${folder}/${file}`).split('\n')[0]).toBe(`# ${number}. ${title}`)
    },
  )

  it('explains every number that is missing', () => {
    const numbers = new Set(rows.map(([, number]) => Number(number)))
    const missing = Array.from({ length: Math.max(...numbers) }, (_, offset) => offset + 1).filter(
      (number) => !numbers.has(number),
    )
    const explained = [...index.matchAll(/^\| (\d+)–(\d+) \|/gm)].flatMap(([, first, last]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, offset) => Number(first) + offset),
    )
    expect(explained).toEqual(missing)
  })
})
