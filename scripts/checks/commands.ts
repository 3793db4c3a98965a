import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { root } from '@/scripts/root'

/** How many tests went well and how many did not; a check without tests of its own counts as one. */
export type Outcome = { passed: number; failed: number; output: string }

const RESULTS = path.join(root, 'test-results')

const vitestReport = z.object({ numPassedTests: z.number(), numTotalTests: z.number() })
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** Runs an installed program; resolves with its exit code and all it printed. */
export async function runTool(
  name: string,
  args: readonly string[],
  cwd: string = root,
): Promise<{ code: number; output: string }> {
  const program = path.join(root, 'node_modules/.bin', name)
  const child = spawn(program, [...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => resolve(exitCode ?? 1))
  })
  return { code, output }
}

/** Tools that pass when each of them ends with 0; stops at the first that does not. */
export async function runTools(...commands: readonly (readonly [string, ...string[]])[]): Promise<Outcome> {
  for (const [name, ...args] of commands) {
    const { code, output } = await runTool(name, args)
    if (code !== 0) return { passed: 0, failed: 1, output }
  }
  return { passed: 1, failed: 0, output: '' }
}

/** A crash before the first test is a failure too, and so is a test that was skipped. */
function count(code: number, passed: number, failed: number, output: string): Outcome {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output }
}

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
}

/** Runs one project of vitest.config.ts. */
export async function runVitest(project: string): Promise<Outcome> {
  const report = path.join(RESULTS, `${project}.json`)
  await mkdir(RESULTS, { recursive: true })
  await rm(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await runTool('vitest', ['run', '--project', project, ...reporters])
  const parsed = vitestReport.safeParse(await readReport(report))
  if (!parsed.success) return count(1, 0, 0, output)
  const { numPassedTests, numTotalTests } = parsed.data
  return count(code, numPassedTests, numTotalTests - numPassedTests, output)
}

/** Runs the journeys of `e2e/` in Chromium. */
export async function runPlaywright(): Promise<Outcome> {
  const report = path.join(RESULTS, 'e2e.json')
  await rm(report, { force: true })
  const { code, output } = await runTool('playwright', ['test'])
  const parsed = playwrightReport.safeParse(await readReport(report))
  if (!parsed.success) return count(1, 0, 0, output)
  const { expected, unexpected, flaky, skipped } = parsed.data.stats
  return count(code, expected, unexpected + flaky + skipped, output)
}
