import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from '@/scripts/checks/reports'
import { root } from '@/scripts/root'
import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'

async function writeReport(report: unknown): Promise<string> {
  const file = path.join(await temporaryFolder(), 'report.json')
  await writeFile(file, JSON.stringify(report))
  return file
}

afterEach(removeTemporaryFolders)

describe('readVitestReport', () => {
  it('returns the tests that did not pass and the files that did not run', async () => {
    const file = await writeReport({
      testResults: [
        {
          name: path.join(root, 'src/a.test.ts'),
          status: 'failed',
          assertionResults: [
            { fullName: 'a holds', status: 'passed' },
            { fullName: 'a breaks', status: 'failed' },
            { fullName: 'a waits', status: 'skipped' },
          ],
        },
        { name: path.join(root, 'src/b.test.ts'), status: 'failed', assertionResults: [] },
      ],
    })
    expect(await readVitestReport(file)).toEqual({
      passed: 1,
      failed: ['src/a.test.ts › a breaks', 'src/a.test.ts › a waits', 'src/b.test.ts'],
    })
  })

  it('returns undefined without a report', async () => {
    expect(await readVitestReport(path.join(await temporaryFolder(), 'report.json'))).toBeUndefined()
  })
})

describe('readPlaywrightReport', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', line: 3, tests: [{ status }] })

  it('returns tests that did not pass at the first attempt, nested ones too, and errors outside of tests', async () => {
    const file = await writeReport({
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('holds', 'expected'), spec('wavers', 'flaky')],
          suites: [{ title: 'group', specs: [spec('breaks', 'unexpected'), spec('waits', 'skipped')] }],
        },
      ],
      errors: [{ message: 'no browser' }],
    })
    expect(await readPlaywrightReport(file)).toEqual({
      passed: 1,
      failed: [
        'no browser',
        'e2e/a.spec.ts:3 › wavers',
        'e2e/a.spec.ts:3 › breaks',
        'e2e/a.spec.ts:3 › waits',
      ],
    })
  })
})
