import { ensureBrowser } from '@/scripts/checks/browser'
import { runPlaywright, runTools, runVitest, type Outcome } from '@/scripts/checks/commands'
import { findDrift } from '@/scripts/checks/drift'
import { ensureRedis } from '@/scripts/checks/redis'
import { type Part, selection } from '@/scripts/checks/selection'
import { printFailure, sentenceFor } from '@/scripts/progress.mjs'

type Check = { name: string; part: Part; quick: boolean; run: () => Promise<Outcome> }

const PASSED: Outcome = { passed: 1, failed: 0, output: '' }

/**
 * All checks, the quick ones first. The checks of a stage run in parallel: none writes what another of its stage reads.
 */
const STAGES: readonly (readonly Check[])[] = [
  [
    { name: 'Format', part: 'verify', quick: true, run: () => runTools(['oxfmt', '--check', '.']) },
    { name: 'Route types', part: 'verify', quick: true, run: () => runTools(['next', 'typegen']) },
    {
      name: 'Layers',
      part: 'verify',
      quick: true,
      run: () => runTools(['depcruise', '--output-type', 'err', '.']),
    },
    { name: 'Dead code', part: 'verify', quick: true, run: () => runTools(['knip', '--no-config-hints']) },
  ],
  [
    { name: 'Types', part: 'verify', quick: true, run: () => runTools(['tsc', '--noEmit']) },
    { name: 'Lint', part: 'verify', quick: true, run: () => runTools(['oxlint', '--deny-warnings']) },
  ],
  [
    { name: 'Unit tests', part: 'verify', quick: true, run: () => runVitest('unit') },
    { name: 'Generated', part: 'verify', quick: false, run: checkDrift },
  ],
  [
    { name: 'Integration', part: 'integration', quick: false, run: integrate },
    {
      name: 'Build',
      part: 'e2e',
      quick: false,
      run: () => runTools(['node', '--import', './scripts/typescript.mjs', 'scripts/build-once.ts']),
    },
  ],
  [{ name: 'End to end', part: 'e2e', quick: false, run: browse }],
]

async function checkDrift(): Promise<Outcome> {
  const drift = await findDrift()
  return drift.length === 0 ? PASSED : { passed: 0, failed: 1, output: drift.join('\n') }
}

async function integrate(): Promise<Outcome> {
  ensureRedis()
  return runVitest('integration')
}

async function browse(): Promise<Outcome> {
  ensureBrowser()
  return runPlaywright()
}

async function runCheck({ name, run }: Check): Promise<Outcome> {
  const start = performance.now()
  const outcome = await run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: sentenceFor(error),
  }))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const result = outcome.failed > 0 ? 'FAILED' : outcome.passed > 1 ? `${outcome.passed} passed` : 'passed'
  process.stdout.write(`  ${name.padEnd(13)}${result} (${seconds} s)\n`)
  if (outcome.failed > 0) process.stdout.write(`\n${outcome.output.trim()}\n\n`)
  return outcome
}

/** The checks that the arguments select; exits on invalid arguments. */
function selected(): ReturnType<typeof selection> {
  try {
    return selection(process.argv.slice(2))
  } catch (error) {
    printFailure(error)
    process.exit(1)
  }
}

const isSelected = selected()
const failing: string[] = []
let passed = 0
let failed = 0
for (const stage of STAGES) {
  const checks = stage.filter(isSelected)
  const outcomes = await Promise.all(checks.map(runCheck))
  passed += outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  failed += outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  for (const [index, { failed: count, failures = [] }] of outcomes.entries())
    if (count > 0) failing.push(checks[index]?.name ?? '', ...failures.map((name) => `  ${name}`))
}
// Repeated at the end, below the output of the tests.
if (failing.length > 0) process.stdout.write(`\nFailed:\n${failing.join('\n')}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
