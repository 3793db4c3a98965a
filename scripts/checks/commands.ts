import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { readPlaywrightReport, readVitestReport, type Report } from '@/scripts/checks/reports'
import { root } from '@/scripts/root'

/**
 * The number of passed and failed tests and the names of the failed ones; a check without tests counts as one without
 * a name.
 */
export type Outcome = { passed: number; failed: number; output: string; failures?: readonly string[] }

const RESULTS = path.join(root, 'test-results')

/** Runs an installed program; resolves with its exit code and output. */
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

/** Runs tools one after another until one exits with a code other than 0. */
export async function runTools(...commands: readonly (readonly [string, ...string[]])[]): Promise<Outcome> {
  for (const [name, ...args] of commands) {
    const { code, output } = await runTool(name, args)
    if (code !== 0) return { passed: 0, failed: 1, output }
  }
  return { passed: 1, failed: 0, output: '' }
}

/** A crash without a report or without a failed test counts as one failure. */
function outcomeOf(code: number, report: Report | undefined, output: string): Outcome {
  const { passed, failed: failures } = report ?? { passed: 0, failed: [] }
  const crashed = failures.length === 0 && (code !== 0 || !report)
  return { passed, failed: crashed ? 1 : failures.length, output, failures }
}

/** Runs one project of vitest.config.ts. */
export async function runVitest(project: string): Promise<Outcome> {
  const report = path.join(RESULTS, `${project}.json`)
  await mkdir(RESULTS, { recursive: true })
  await rm(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await runTool('vitest', ['run', '--project', project, ...reporters])
  return outcomeOf(code, await readVitestReport(report), output)
}

/** Runs the tests of `e2e/` in Chromium. */
export async function runPlaywright(): Promise<Outcome> {
  const report = path.join(RESULTS, 'e2e.json')
  await rm(report, { force: true })
  const { code, output } = await runTool('playwright', ['test'])
  return outcomeOf(code, await readPlaywrightReport(report), output)
}
