// Plain Node 20 without packages: the entry scripts import it before anything is installed.
import process from 'node:process'
import { clearScreenDown, moveCursor } from 'node:readline'

/** A failure that the user can act on: one sentence, shown without a stack trace. */
export class StartError extends Error {
  name = 'StartError'
}

const ENOSPC = /ENOSPC|No space left on device/i
const REDRAW_MS = 250
const PLAIN_LINE_MS = 15_000
/** Before that an estimate of the time left says nothing. */
const ESTIMATE_AFTER_MS = 2000

/** @typedef {{ done: number, of: number, doing?: string }} Progress how much of a step is done, and what is being done */
/** @typedef {(progress: Progress) => void} Report */
/** @typedef {{ name: string, start: number, shown: number, progress: Progress | null, since: number }} Running */

/** The steps that run now, in the order in which they began. @type {Set<Running>} */
const running = new Set()
let drawnLines = 0
/** @type {NodeJS.Timeout | undefined} */
let timer

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

/** @param {number} ms */
const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/**
 * One line about a step that runs.
 * @param {Progress | null} progress
 * @param {number} elapsedMs since the first report of progress
 */
export function progressLine(progress, elapsedMs) {
  if (!progress) return 'running'
  const { done, of, doing } = progress
  const left = Math.ceil(((elapsedMs / done) * (of - done)) / 1000)
  const parts = [doing, `${done} of ${of}`]
  if (done > 0 && done < of && elapsedMs > ESTIMATE_AFTER_MS) parts.push(`about ${left} s left`)
  return parts.filter(Boolean).join(', ')
}

/** @param {Running} step */
function lineOf({ name, since, progress }) {
  return `  ${name.padEnd(12)}${progressLine(progress, performance.now() - since)}`
}

function erase() {
  if (drawnLines === 0) return
  moveCursor(process.stdout, 0, -drawnLines)
  clearScreenDown(process.stdout)
  drawnLines = 0
}

/** On a terminal the lines of running steps are redrawn in place; elsewhere each is printed now and then. */
function draw() {
  if (process.stdout.isTTY) {
    erase()
    for (const step of running)
      process.stdout.write(
        `${lineOf(step).slice(0, process.stdout.columns - 10)} (${inSeconds(performance.now() - step.start)})\n`,
      )
    drawnLines = running.size
    return
  }
  for (const step of running) {
    if (performance.now() - step.shown < PLAIN_LINE_MS) continue
    step.shown = performance.now()
    process.stdout.write(`${lineOf(step)}\n`)
  }
}

/**
 * Prints above the lines of the running steps.
 * @param {NodeJS.WriteStream} stream
 * @param {string} text
 */
export function print(stream, text) {
  erase()
  stream.write(text)
  if (running.size > 0) draw()
}

/**
 * Begins a step, whose line is shown until it ends.
 * @param {string} name
 * @param {number} [start] as of performance.now(), when the step started before this call
 * @returns {{ report: Report, end: (outcome: string | null) => void }} `end` with null removes the line
 */
export function beginStep(name, start = performance.now()) {
  const now = performance.now()
  /** @type {Running} */
  const step = { name, start, shown: now, progress: null, since: now }
  running.add(step)
  timer ??= setInterval(draw, REDRAW_MS).unref()
  return {
    report(progress) {
      if (!step.progress) step.since = performance.now()
      step.progress = progress
    },
    end(outcome) {
      running.delete(step)
      if (running.size === 0) {
        clearInterval(timer)
        timer = undefined
      }
      const seconds = inSeconds(performance.now() - start)
      print(process.stdout, outcome === null ? '' : `  ${name.padEnd(12)}${outcome} (${seconds})\n`)
    },
  }
}

/**
 * Runs a step and prints its name, outcome and duration.
 * @template T
 * @param {string} name
 * @param {(report: Report) => Promise<[result: T, outcome: string]>} run
 * @param {number} [start] as of performance.now(), when the step started before this call
 * @returns {Promise<T>}
 */
export async function step(name, run, start = performance.now()) {
  const { report, end } = beginStep(name, start)
  let shown = null
  try {
    const [result, outcome] = await run(report)
    shown = outcome
    return result
  } finally {
    end(shown)
  }
}

/**
 * Prints the message of a failure.
 * @param {unknown} error
 */
export function printFailure(error) {
  print(process.stderr, `\n  ${sentenceFor(error)}\n\n`)
}
