import { cp, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runTool } from '@/scripts/checks/commands'
import { root } from '@/scripts/root'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'

const NOT_COPIED = ['node_modules', '.git', '.next', '.data', 'test-results', 'tsconfig.tsbuildinfo']

let project: string

/** Runs an installed program in the copy; returns its output if it failed. */
async function failureOf(name: string, ...args: string[]): Promise<string | null> {
  const { code, output } = await runTool(name, args, project)
  return code === 0 ? null : output
}

const script = (...args: string[]) => failureOf('node', '--import', './scripts/typescript.mjs', ...args)

beforeAll(async () => {
  project = await temporaryFolder()
  await cp(root, project, {
    recursive: true,
    filter: (file) => !NOT_COPIED.includes(path.relative(root, file)),
  })
  await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'))
})

afterAll(removeTemporaryFolders)

it(
  'writes a block and a collection that compile, migrate and pass their tests',
  { timeout: 600_000 },
  async () => {
    expect(await script('scripts/new/index.ts', 'block', 'skeleton-probe')).toBeNull()
    // A block needs no migration.
    expect(await script('scripts/generate.ts', '--migration', 'none')).toBeNull()
    expect(await readdir(path.join(project, 'migrations'))).toEqual(
      await readdir(path.join(root, 'migrations')),
    )
    expect(await script('scripts/new/index.ts', 'collection', 'probe-entries')).toBeNull()
    expect(await script('scripts/generate.ts')).toBeNull()
    expect(await script('scripts/generate.ts', '--migration', 'probe')).toBeNull()
    expect(await failureOf('next', 'typegen')).toBeNull()
    expect(await failureOf('oxfmt', '--check', '.')).toBeNull()
    expect(await failureOf('tsc', '--noEmit')).toBeNull()
    expect(
      await failureOf('vitest', 'run', '--project', 'unit', 'blocks', 'src/seed/content', 'src/api/docs'),
    ).toBeNull()
    expect(
      await failureOf('vitest', 'run', '--project', 'integration', 'collections/ProbeEntries'),
    ).toBeNull()
  },
)
