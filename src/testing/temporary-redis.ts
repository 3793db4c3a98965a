import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import getPort from 'get-port'

import { ensureRedis } from '@/scripts/checks/redis'

/** A Redis server without persistence. */
export type TemporaryRedis = {
  url: string
  /** `start` starts it again, empty, on the same port. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Suspends the process: connections stay open and nothing is answered until it is stopped. */
  freeze: () => void
}

async function run(program: string, port: number): Promise<ChildProcess> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('Ready to accept connections')) return child
  }
  throw new Error('Redis exited before it was ready')
}

const stateOf = ({ pid }: ChildProcess): string =>
  execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' }).trim()

export async function startTemporaryRedis(): Promise<TemporaryRedis> {
  const program = ensureRedis()
  const port = await getPort({ host: '127.0.0.1' })
  let child = await run(program, port)
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    start: async () => {
      child = await run(program, port)
    },
    freeze: () => {
      child.kill('SIGSTOP')
      while (!stateOf(child).startsWith('T'));
    },
  }
}
