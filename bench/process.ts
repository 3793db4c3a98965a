import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The listening TCP ports of this machine, with each process that listens. */
export async function listeners(): Promise<{ port: number; pid: number }[]> {
  const { stdout } = await run('ss', ['-Hltnp'])
  return stdout.split('\n').flatMap((line) => {
    const port = Number(/:(\d+)\s+\S+\s+users:/.exec(line)?.[1])
    return [...line.matchAll(/pid=(\d+)/g)].map(([, pid]) => ({ port, pid: Number(pid) }))
  })
}

/** Several share a port: the workers of the app, or of nginx. */
export const processesOn = async (port: number): Promise<number[]> =>
  (await listeners()).filter((listener) => listener.port === port).map(({ pid }) => pid)

/** @throws {Error} when no process listens on the port */
export async function processOn(port: number): Promise<number> {
  const [pid] = await processesOn(port)
  if (pid === undefined) throw new Error(`No process listens on port ${port}`)
  return pid
}
