import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The listening TCP ports of this machine, with their processes. */
export async function listeners(): Promise<{ port: number; pid: number }[]> {
  const { stdout } = await run('ss', ['-Hltnp'])
  const lines = stdout.matchAll(/:(\d+)\s+\S+\s+users:.*?pid=(\d+)/g)
  return [...lines].map(([, port, pid]) => ({ port: Number(port), pid: Number(pid) }))
}

/** @throws {Error} when no process listens on the port */
export async function processOn(port: number): Promise<number> {
  const pid = (await listeners()).find((listener) => listener.port === port)?.pid
  if (!pid) throw new Error(`No process listens on port ${port}`)
  return pid
}
