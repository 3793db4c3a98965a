import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Requests per second and the 99th percentile of the latency in milliseconds. */
export type Load = { perSecond: number; p99: number }
/** `anyStatus`: responses may be errors. */
export type LoadOptions = {
  headers?: Record<string, string>
  connections?: number
  seconds?: number
  anyStatus?: boolean
}

const MILLISECONDS = { us: 0.001, ms: 1, s: 1000, m: 60_000 } as const

function parse(output: string, anyStatus: boolean): Load {
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(output) ?? []
  const scale = Object.entries(MILLISECONDS).find(([name]) => name === unit)?.[1]
  if ((!anyStatus && /Non-2xx/.test(output)) || !perSecond || !value || !scale)
    throw new Error(`wrk failed:\n${output}`)
  return { perSecond: Number(perSecond), p99: Number(value) * scale }
}

/**
 * Measures a URL with gzip accepted as in a browser, after a warm-up of one second.
 * @throws {Error} when wrk is missing, or when any response is an error
 */
export async function load(
  url: string,
  { headers = {}, connections = 32, seconds = 10, anyStatus = false }: LoadOptions = {},
): Promise<Load> {
  const allHeaders = Object.entries({ 'Accept-Encoding': 'gzip', ...headers })
  const options = allHeaders.flatMap(([name, value]) => ['--header', `${name}: ${value}`])
  const wrk = (connectionCount: number, duration: number, ...flags: string[]) =>
    run('wrk', [
      '-t',
      '1',
      '-c',
      String(connectionCount),
      '-d',
      `${duration}s`,
      '--timeout',
      '10s',
      ...flags,
      ...options,
      url,
    ])
  await wrk(Math.min(connections, 8), 1)
  const { stdout } = await wrk(connections, seconds, '--latency')
  return parse(stdout, anyStatus)
}
