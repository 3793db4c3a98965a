import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { runTool } from '@/scripts/checks/commands'
import { root } from '@/scripts/root'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'

/** Checks a project of these files with our rules; returns what the check prints. */
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

describe('the layer table', () => {
  it.each([
    ['layer-lib', 'src/lib/a.ts', `import { a } from '../site/a'`, 'src/site/a.ts'],
    ['layer-lib', 'src/lib/a.ts', `import type { a } from '../site/a'`, 'src/site/a.ts'],
    ['layer-access', 'src/access/a.ts', `import { a } from '../content/a'`, 'src/content/a.ts'],
    ['layer-content', 'src/content/a.ts', `import { a } from '../api/core/a'`, 'src/api/core/a.ts'],
    ['layer-components', 'src/components/a.tsx', `import { a } from '../content/a'`, 'src/content/a.ts'],
    ['layer-api', 'src/api/core/a.ts', `import { a } from '../../admin/a'`, 'src/admin/a.ts'],
    ['layer-migrations', 'migrations/a.ts', `import { a } from '../src/lib/a'`, 'src/lib/a.ts'],
    ['nobody-imports-the-edges', 'src/content/a.ts', `import { a } from '../app/a'`, 'src/app/a.ts'],
    [
      'collections-do-not-import-each-other',
      'collections/A/a.ts',
      `import { a } from '../B/a'`,
      'collections/B/a.ts',
    ],
    [
      'api-resources-do-not-import-each-other',
      'src/api/admin/a/a.ts',
      `import { a } from '../b/a'`,
      'src/api/admin/b/a.ts',
    ],
    [
      'bots-matter-to-dialog-and-error-page-only',
      'src/content/a.ts',
      `import { a } from '../lib/bot'`,
      'src/lib/bot.ts',
    ],
    [
      'bots-matter-to-dialog-and-error-page-only',
      'src/consent/third-party/a.ts',
      `import { a } from '../../lib/bot'`,
      'src/lib/bot.ts',
    ],
    ['layer-api-client', 'src/api/client/a.ts', `import { a } from '../core/a'`, 'src/api/core/a.ts'],
    [
      'calls-go-through-the-typed-client',
      'src/components/a.ts',
      `import { a } from '../lib/http-client'`,
      'src/lib/http-client.ts',
    ],
    ['config-has-no-react', 'src/fields/a.ts', `import { a } from './b'`, 'src/fields/b.tsx'],
  ])('breaks %s: %s with %s', async (rule, file, statement, target) => {
    const { code, output } = await check({ [file]: `${statement}\nexport const b = a\n`, [target]: leaf })
    expect(output).toContain(`${rule}: ${file} → ${target}`)
    expect(code).toBeGreaterThan(0)
  })

  it('breaks no-cycle with two files that import each other', async () => {
    const { output } = await check({
      'src/lib/a.ts': `import { b } from './b'\nexport const a = () => b\n`,
      'src/lib/b.ts': `import { a } from './a'\nexport const b = () => a\n`,
    })
    expect(output).toContain('no-cycle')
  })

  it('lets downward imports pass, tests and seeds too', async () => {
    const { code, output } = await check({
      'src/lib/a.ts': leaf,
      'src/lib/a.test.ts': `import { b } from '../content/b'\nexport const c = b\n`,
      'src/content/b.ts': `import { a } from '../lib/a'\nexport const b = a\n`,
    })
    expect(output).not.toContain('error')
    expect(code).toBe(0)
  })
})
