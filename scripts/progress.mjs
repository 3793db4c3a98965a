// Plain Node 20 without packages: the entry scripts import it before anything is installed.
import process from 'node:process'

/** A failure that the user can act on: one sentence, shown without a stack trace. */
export class StartError extends Error {
  name = 'StartError'
}

const ENOSPC = /ENOSPC|No space left on device/i

/**
 * The message shown for a failure.
 * @param {unknown} error
 * @returns {string}
 */
export function sentenceFor(error) {
  const text = error instanceof Error ? error.message : String(error)
  if (ENOSPC.test(text))
    return 'The disk is full. Free some space, or set DATA_DIR to a folder on another disk.'
  if (error instanceof Error && (error.name === 'StartError' || error.name === 'EnvError')) return text
  return error instanceof Error && error.stack ? error.stack : text
}

/**
 * Runs a step and prints its name, outcome and duration.
 * @template T
 * @param {string} name
 * @param {() => Promise<[result: T, outcome: string]>} run
 * @param {number} [start] as of performance.now(), when the step started before this call
 * @returns {Promise<T>}
 */
export async function step(name, run, start = performance.now()) {
  const [result, outcome] = await run()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`  ${name.padEnd(12)}${outcome} (${seconds} s)\n`)
  return result
}

/**
 * Prints the message of a failure.
 * @param {unknown} error
 */
export function printFailure(error) {
  process.stderr.write(`\n  ${sentenceFor(error)}\n\n`)
}
