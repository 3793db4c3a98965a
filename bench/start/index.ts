import { cloneProject, startClone, type Run } from '../clone'
import { printTable } from '../table'

/** Bars in seconds, on two cores with nothing else to do: the first start has its packages already. */
const BARS = { first: 100, second: 5 }

function report(name: string, run: Run, bar: number): void {
  const steps = run.steps.map(([step, seconds]) => [`  ${step}`, `${seconds.toFixed(1)} s`, ''])
  const total = `${run.readySeconds.toFixed(1)} s`
  printTable([
    [name, total, `bar ${bar} s: ${run.readySeconds <= bar ? 'kept' : 'MISSED'}`],
    ...steps,
    ['  CPU of all processes', `${run.cpuSeconds.toFixed(1)} s`, ''],
  ])
  process.stdout.write('\n')
}

/**
 * Starts a fresh clone twice, until the home page is served. Content and build run side by side, so the steps of the first
 * start overlap. CPU time is what to compare on a machine with other work.
 */
const clone = await cloneProject()
try {
  const first = await startClone(clone)
  await first.stop()
  report('First start', first, BARS.first)
  const second = await startClone(clone)
  await second.stop()
  report('Second start', second, BARS.second)
} finally {
  await clone.remove()
}
