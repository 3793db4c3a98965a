import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { runTool } from '@/scripts/checks/commands'
import { root } from '@/scripts/root'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'

/** Runs the layer check with our rules on a project of these files. */
async function check(files: Record<string, string>): Promise<{ code: number; output: string }> {
  const project = await temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(project, file)), { recursive: true })
    await writeFile(path.join(project, file), text)
  }
  await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'))
  return runTool(
    'depcruise',
    ['--config', path.join(root, '.dependency-cruiser.mjs'), '-T', 'err', '.'],
    project,
  )
}

const leaf = 'export const a = 1\n'

afterEach(removeTemporaryFolders)

describe('the room check', () => {
  it.each([
    ['room-lib', 'src/lib/a.ts', `import { a } from '../routing/a'`, 'src/routing/a.ts'],
    ['room-lib', 'src/lib/a.ts', `import type { a } from '../routing/a'`, 'src/routing/a.ts'],
    ['room-access', 'src/access/a.ts', `import { a } from '../rendering/a'`, 'src/rendering/a.ts'],
    [
      'room-collection-registry',
      'collections/registry.ts',
      `import { a } from '../src/routing/a'`,
      'src/routing/a.ts',
    ],
    ['room-collections', 'collections/A/a.ts', `import { a } from '../index'`, 'collections/index.ts'],
    ['room-cache', 'src/cache/a.ts', `import { a } from '../routing/a'`, 'src/routing/a.ts'],
    ['room-rendering', 'src/rendering/a.ts', `import { a } from '../api/core/a'`, 'src/api/core/a.ts'],
    ['room-components', 'src/components/a.tsx', `import { a } from '../rendering/a'`, 'src/rendering/a.ts'],
    ['room-api-core', 'src/api/core/a.ts', `import { a } from '../../admin/a'`, 'src/admin/a.ts'],
    ['room-api-client', 'src/api-client/a.ts', `import { a } from '../api/core/a'`, 'src/api/core/a.ts'],
    ['room-rendering', 'src/rendering/a.ts', `import { a } from '../app/a'`, 'src/app/a.ts'],
    ['every-file-has-a-room', 'src/new/a.ts', `import { a } from './b'`, 'src/new/b.ts'],
    [
      'only-tests-and-scripts-import-what-stands-above',
      'src/routing/a.ts',
      `import { a } from '../testing/a'`,
      'src/testing/a.ts',
    ],
    [
      'migrations-import-nothing-of-ours',
      'migrations/a.ts',
      `import { a } from '../src/lib/a'`,
      'src/lib/a.ts',
    ],
    [
      'features-import-the-index-of-features',
      'src/features/a/server/a.ts',
      `import { a } from '../../b/server/a'`,
      'src/features/b/server/a.ts',
    ],
    [
      'collections-do-not-import-each-other',
      'collections/A/a.ts',
      `import { a } from '../B/a'`,
      'collections/B/a.ts',
    ],
    [
      'browsers-load-no-server-code',
      'src/components/a.tsx',
      `import { a } from '../access/a'`,
      'src/access/a.ts',
    ],
    [
      'bots-matter-to-dialog-and-error-page-only',
      'src/rendering/a.ts',
      `import { a } from '../lib/bot'`,
      'src/lib/bot.ts',
    ],
    [
      'bots-matter-to-dialog-and-error-page-only',
      'src/features/consent/components/third-party/a.ts',
      `import { a } from '../../../../lib/bot'`,
      'src/lib/bot.ts',
    ],
    [
      'calls-go-through-the-typed-client',
      'src/components/a.ts',
      `import { a } from '../platform/http/http-client'`,
      'src/platform/http/http-client.ts',
    ],
    ['config-has-no-react', 'src/fields/a.ts', `import { a } from './b'`, 'src/fields/b.tsx'],
  ])('reports %s: %s with %s', async (rule, file, statement, target) => {
    const { code, output } = await check({ [file]: `${statement}\nexport const b = a\n`, [target]: leaf })
    expect(output).toContain(`${rule}: ${file} → ${target}`)
    expect(code).toBeGreaterThan(0)
  })

  it('reports no-cycle for two files that import each other', async () => {
    const { output } = await check({
      'src/lib/a.ts': `import { b } from './b'\nexport const a = () => b\n`,
      'src/lib/b.ts': `import { a } from './a'\nexport const b = () => a\n`,
    })
    expect(output).toContain('no-cycle')
  })

  it('accepts downward imports, and any imports of tests', async () => {
    const { code, output } = await check({
      'src/lib/a.ts': leaf,
      'src/lib/a.test.ts': `import { b } from '../routing/b'\nexport const c = b\n`,
      'collections/registry.ts': leaf,
      'src/routing/b.ts': `import { a } from '../lib/a'\nexport { a as c } from '../../collections/registry'\nexport const b = a\n`,
    })
    expect(output).not.toContain('error')
    expect(code).toBe(0)
  })
})
