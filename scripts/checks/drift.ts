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

/** Part of the prompt with which drizzle asks whether a column was renamed; the prompt alone shows that a migration is missing. */
const RENAME_PROMPT = 'created or renamed'

async function generate(...args: readonly string[]): Promise<string> {
  const { code, output } = await runTool('node', [
    '--import',
    './scripts/typescript.mjs',
    'scripts/generate.ts',
    ...args,
  ])
  if (code !== 0 && !output.includes(RENAME_PROMPT)) throw new StartError(`Generating failed:\n\n${output}`)
  return output
}

/** The generated files in a folder. */
const readGenerated = (folder: string) =>
  Promise.all(GENERATED.map((file) => readFile(path.join(folder, file), 'utf8')))

/** Runs `work` in a temporary folder, because other checks read the project at the same time. */
async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-drift-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The committed generated files that are out of date. */
const findStaleFiles = (): Promise<string[]> =>
  inTemporaryFolder(async (folder) => {
    await generate('--into', folder)
    const [fresh, committed] = [await readGenerated(folder), await readGenerated(root)]
    return GENERATED.filter((_, index) => fresh[index] !== committed[index])
  })

/** Whether Payload would create another migration. */
const needsMigration = (): Promise<boolean> =>
  inTemporaryFolder(async (folder) => {
    await cp(MIGRATIONS, folder, { recursive: true })
    const before = await readdir(folder)
    const output = await generate('--migration', 'drift', '--into', folder)
    return output.includes(RENAME_PROMPT) || (await readdir(folder)).some((file) => !before.includes(file))
  })

/** A line per generated file or migration that is out of date. */
export async function findDrift(): Promise<string[]> {
  const stale = await findStaleFiles()
  const lines = stale.map((file) => `${file} is out of date. Run: npm run generate`)
  if (await needsMigration()) {
    lines.push('The collections changed without a migration. Run: npm run migrate:create -- <name>')
  }
  return lines
}
