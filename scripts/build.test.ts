import { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashSources, reportStage } from '@/scripts/build'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'

let root: string
let before: string

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), text)
}

beforeEach(async () => {
  root = await temporaryFolder()
  await write('src/page.tsx', 'one')
  await write('package-lock.json', '{}')
  before = await hashSources(root)
})

afterEach(removeTemporaryFolders)

describe('hashSources', () => {
  it.each(['src/page.tsx', 'package-lock.json', 'src/new.ts', 'blocks/Hero/Component.tsx', 'next.config.ts'])(
    'changes with %s',
    async (file) => {
      await write(file, 'two')
      expect(await hashSources(root)).not.toBe(before)
    },
  )

  it.each([
    'README.md',
    'src/page.test.ts',
    'e2e/a.spec.ts',
    '.next/BUILD_ID',
    'node_modules/a/index.js',
    'docs/a.ts',
  ])('does not change with %s', async (file) => {
    await write(file, 'two')
    expect(await hashSources(root)).toBe(before)
  })

  it('does not change when only modification times do, as in a fresh clone', async () => {
    await utimes(path.join(root, 'src/page.tsx'), 0, 0)
    expect(await hashSources(root)).toBe(before)
  })

  it('changes when a file is renamed', async () => {
    const other = await temporaryFolder()
    root = other
    await write('src/other.tsx', 'one')
    await write('package-lock.json', '{}')
    expect(await hashSources(other)).not.toBe(before)
  })

  it('ignores a data folder inside the project', async () => {
    await write('mydata/media/a.webp', 'x')
    expect(await hashSources(root, [path.join(root, 'mydata')])).toBe(before)
  })
})

describe('reportStage', () => {
  it('reports the last stage that the output of Next.js names', () => {
    const reported: unknown[] = []
    const compiling = '  Creating an optimized production build ...\n'
    reportStage('', (progress) => reported.push(progress))
    reportStage(compiling, (progress) => reported.push(progress))
    reportStage(`${compiling}  Collecting page data using 1 worker ...`, (progress) =>
      reported.push(progress),
    )
    expect(reported).toEqual([
      { done: 0, of: 4, doing: 'compiling' },
      { done: 1, of: 4, doing: 'collecting pages' },
    ])
  })
})
