import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runTool } from '@/scripts/checks/commands'
import { newBlock } from '@/scripts/new/block'
import { newCollection } from '@/scripts/new/collection'
import type { Change, Read } from '@/scripts/new/edit'
import { type Names, namesOf } from '@/scripts/new/names'
import { printFailure, StartError } from '@/scripts/progress.mjs'
import { root } from '@/scripts/root'

const KINDS = new Map([
  ['block', newBlock],
  ['collection', newCollection],
])

const read: Read = (file) => {
  const place = path.join(root, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}

async function write(changes: readonly Change[]): Promise<void> {
  for (const { file, text } of changes) {
    const isNew = read(file) === null
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
    process.stdout.write(`  ${isNew ? 'created' : 'changed'}  ${file}\n`)
  }
  const { code, output } = await runTool(
    'oxfmt',
    changes.map(({ file }) => file),
  )
  if (code !== 0) throw new StartError(`Formatting failed:\n\n${output}`)
}

/** Blocks are stored as JSON; a collection has tables of its own. */
const nextSteps = (kind: string | undefined, { kebab }: Names): string[] => [
  'Write the Dutch texts, and replace the fields by your own.',
  'npm run generate',
  ...(kind === 'block' ? [] : [`npm run migrate:create -- ${kebab}`]),
  'npm run verify',
]

/** Writes the skeleton of a block or a collection and prints the next steps. */
async function create(kind: string | undefined, name: string | undefined): Promise<void> {
  const build = KINDS.get(kind ?? '')
  if (!build) throw new StartError(`Choose one of: ${[...KINDS.keys()].join(', ')}.`)
  const names = namesOf(name)
  await write(build(names, read))
  const steps = nextSteps(kind, names).map((step, index) => `    ${index + 1}. ${step}\n`)
  process.stdout.write(`\n  Next:\n${steps.join('')}  See docs/extending.md for the rest.\n`)
}

try {
  const [kind, name] = process.argv.slice(2)
  await create(kind, name)
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
