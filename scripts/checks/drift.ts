import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runTool } from '@/scripts/checks/commands'
import { StartError } from '@/scripts/progress.mjs'
import { root } from '@/scripts/root'

const GENERATED = ['payload-types.ts', 'src/app/(payload)/admin/importMap.js', 'src/api/client/schema.ts']
const MIGRATIONS = path.join(root, 'migrations')

/** What drizzle asks when a column may be a renamed one; nobody answers here, and the question is the answer. */
const QUESTION = 'created or renamed'

async function generate(...args: readonly string[]): Promise<string> {
  const { code, output } = await runTool('node', ['--import', 'tsx', 'scripts/generate.ts', ...args])
  if (code !== 0 && !output.includes(QUESTION)) throw new StartError(`Generating failed:\n\n${output}`)
  return output
}

const readGenerated = () => Promise.all(GENERATED.map((file) => readFile(path.join(root, file), 'utf8')))

/** The generated files that differ from what the sources make; puts them back as they were. */
async function findStaleFiles(): Promise<string[]> {
  const committed = await readGenerated()
  try {
    await generate()
    const fresh = await readGenerated()
    return GENERATED.filter((_, index) => fresh[index] !== committed[index])
  } finally {
    await Promise.all(
      GENERATED.map((file, index) => writeFile(path.join(root, file), committed[index] ?? '')),
    )
  }
}

/** Whether Payload would write a migration beside a copy of ours. */
async function needsMigration(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-migrations-'))
  try {
    await cp(MIGRATIONS, folder, { recursive: true })
    const before = await readdir(folder)
    const output = await generate('--migration', 'drift', '--into', folder)
    return output.includes(QUESTION) || (await readdir(folder)).length > before.length
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What of the generated files no longer fits the collections, a line each; empty when all do. */
export async function findDrift(): Promise<string[]> {
  const stale = await findStaleFiles()
  const lines = stale.map((file) => `${file} is not what the sources make. Run: npm run generate`)
  if (await needsMigration()) {
    lines.push('The collections changed and no migration follows. Run: npm run migrate:create -- <name>')
  }
  return lines
}
