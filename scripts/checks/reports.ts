import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { root } from '@/scripts/root'

/** The number of passed tests, and file and name of the others. */
export type Report = { passed: number; failed: readonly string[] }

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string() })),
})

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
}

/** A file that fails before its first test counts as one failure. A skipped test counts as failed. */
export async function readVitestReport(file: string): Promise<Report | undefined> {
  const parsed = vitestReport.safeParse(await readReport(file))
  if (!parsed.success) return undefined
  const report = { passed: 0, failed: [] as string[] }
  for (const { name, status, assertionResults } of parsed.data.testResults) {
    const location = path.relative(root, name)
    const broken = assertionResults.filter((test) => test.status !== 'passed')
    report.passed += assertionResults.length - broken.length
    report.failed.push(...broken.map(({ fullName }) => `${location} › ${fullName}`))
    if (status === 'failed' && broken.length === 0) report.failed.push(location)
  }
  return report
}

/** A flaky or skipped test counts as failed. */
export async function readPlaywrightReport(file: string): Promise<Report | undefined> {
  const parsed = playwrightReport.safeParse(await readReport(file))
  if (!parsed.success) return undefined
  const report = { passed: 0, failed: parsed.data.errors.map(({ message }) => message) }
  const read = ({ specs, suites = [] }: z.infer<typeof playwrightSuite>): void => {
    for (const { title, file: location, line, tests } of specs) {
      const broken = tests.filter(({ status }) => status !== 'expected')
      report.passed += tests.length - broken.length
      report.failed.push(...broken.map(() => `e2e/${location}:${line} › ${title}`))
    }
    suites.forEach(read)
  }
  parsed.data.suites.forEach(read)
  return report
}
