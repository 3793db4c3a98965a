import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const START_TIMEOUT_MS = 180_000
const STOP_TIMEOUT_MS = 30_000

/** A process of a topology. `stop` lets it finish its requests; `kill` is `kill -9`. Both resolve once it has ended. */
export type Running = {
  stop: () => Promise<void>
  kill: () => Promise<void>
  signal: (name: NodeJS.Signals) => void
}

type Options = { cwd: string; env: NodeJS.ProcessEnv; log: string; ready: () => Promise<boolean> }

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const late = await Promise.race([ended, delay(STOP_TIMEOUT_MS, null, { ref: false })])
  if (late === null) child.kill('SIGKILL')
  await ended
}

/** Whether something accepts connections on a port of this machine. */
export async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Starts a program, whose output goes to the file `log`, and waits until `ready`. */
export async function startProcess(
  program: string,
  args: readonly string[],
  { cwd, env, log, ready }: Options,
): Promise<Running> {
  const file = openSync(log, 'a')
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', file, file] })
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await ready())) {
    if (!hasEnded(child) && Date.now() < deadline) await delay(100)
    else {
      await end(child, 'SIGKILL')
      throw new Error(`${program} did not start; see ${log}`)
    }
  }
  return {
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
    signal: (name) => void child.kill(name),
  }
}
