// Runs all checks; `--quick` only the fast ones, `--only <part>` one part (see
// scripts/checks/selection.ts). Plain Node 20 until installed.
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { finished, install, isInstalled, startProgram } from './install.mjs'
import { checkNode } from './preflight.mjs'
import { printFailure, step } from './progress.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

async function test() {
  checkNode(process.version, `${process.platform}-${process.arch}`)
  if (!(await isInstalled(root)))
    await step('Packages', async () => [await install(root, () => {}), 'installed'])
  return finished(startProgram(root, 'scripts/checks/run.ts', process.argv.slice(2), process.env))
}

try {
  process.exitCode = await test()
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
