import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const LOAD = ['--threads', '1', '--connections', '32', '--duration', '10s', '--latency', '--timeout', '10s']

/** Requests a second and the 99th percentile of the latency, in milliseconds. */
export type Load = { perSecond: number; p99: number }

const MILLISECONDS = { us: 0.001, ms: 1, s: 1000, m: 60_000 } as const

function parse(output: string): Load {
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(output) ?? []
  const scale = Object.entries(MILLISECONDS).find(([name]) => name === unit)?.[1]
  if (/Non-2xx/.test(output) || !perSecond || !value || !scale) throw new Error(`wrk failed:\n${output}`)
  return { perSecond: Number(perSecond), p99: Number(value) * scale }
}

/**
 * Loads an address as a browser would ask for it (gzip accepted), after a second that is not counted.
 * @throws when wrk is missing, or when any answer is not a success
 */
export async function load(url: string): Promise<Load> {
  const headers = ['--header', 'Accept-Encoding: gzip']
  await run('wrk', ['--threads', '1', '--connections', '8', '--duration', '1s', ...headers, url])
  const { stdout } = await run('wrk', [...LOAD, ...headers, url])
  return parse(stdout)
}
