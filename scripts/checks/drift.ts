import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runTool } from '@/scripts/checks/commands'
import { StartError } from '@/scripts/progress.mjs'
import { root } from '@/scripts/root'

const GENERATED = [
  'payload-types.ts',
  'src/app/(payload)/admin/importMap.js',
  'src/api-client/schema.ts',
  'docs/architecture.md',
  'docs/upstream.md',
]
const MIGRATIONS = path.join(root, 'migrations')

/** What drizzle asks when a column may be a renamed one; nobody answers here, and the question is the answer. */
const QUESTION = 'created or renamed'

async function generate(...args: readonly string[]): Promise<string> {
  const { code, output } = await runTool('node', ['--import', 'tsx', 'scripts/generate.ts', ...args])
  if (code !== 0 && !output.includes(QUESTION)) throw new StartError(`Generating failed:\n\n${output}`)
  return output
}

/** The generated files below a folder. */
const readGenerated = (folder: string) =>
  Promise.all(GENERATED.map((file) => readFile(path.join(folder, file), 'utf8')))

/** Runs in a folder of its own: other checks read ours meanwhile. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-drift-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The generated files that differ from what the sources make. */
const findStaleFiles = (): Promise<string[]> =>
  inFolder(async (folder) => {
    await generate('--into', folder)
    const [fresh, committed] = [await readGenerated(folder), await readGenerated(root)]
    return GENERATED.filter((_, index) => fresh[index] !== committed[index])
  })

/** Whether Payload would write a migration beside a copy of ours. */
const needsMigration = (): Promise<boolean> =>
  inFolder(async (folder) => {
    await cp(MIGRATIONS, folder, { recursive: true })
    const before = await readdir(folder)
    const output = await generate('--migration', 'drift', '--into', folder)
    return output.includes(QUESTION) || (await readdir(folder)).length > before.length
  })

/** What of the generated files no longer fits the collections, a line each; empty when all do. */
export async function findDrift(): Promise<string[]> {
  const stale = await findStaleFiles()
  const lines = stale.map((file) => `${file} is not what the sources make. Run: npm run generate`)
  if (await needsMigration()) {
    lines.push('The collections changed and no migration follows. Run: npm run migrate:create -- <name>')
  }
  return lines
}
