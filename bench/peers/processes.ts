import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

import type { Command } from './peer'

const run = promisify(execFile)
const START_MINUTES = 10
const POLL_MS = 50

/** Node and npm of this process come first, so that every product runs on the same version. */
const environment = (extra: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${path.dirname(process.execPath)}:${process.env.PATH ?? ''}`,
  DO_NOT_TRACK: '1',
  ...extra,
})

/** Runs a program to its end with its output in `<folder>/<log>.log`. */
export async function complete(
  program: string,
  args: readonly string[],
  { cwd, env = {}, log }: { cwd: string; env?: Record<string, string>; log: string },
): Promise<void> {
  const file = await open(path.join(cwd, `${log}.log`), 'w')
  try {
    const child = spawn(program, args, {
      cwd,
      env: environment(env),
      stdio: ['ignore', file.fd, file.fd],
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed: see ${cwd}/${log}.log`)
  } finally {
    await file.close()
  }
}

/** A process with all that it has started. */
export async function familyOf(root: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-e', '-o', 'pid=,ppid='])
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const family = new Set([root])
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid)
  }
  return [...family]
}

/** Memory of processes in megabytes; what they share counts once. */
export async function memoryOf(pids: readonly number[]): Promise<number> {
  const sizes = pids.map(async (pid) => {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0)
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024
}

export type Running = { pid: number; seconds: number; stop: () => Promise<void> }

/** Starts a product and waits until `url` is answered with 200; `log` is a file for its output. */
export async function startServer(command: Command, url: string, log: string): Promise<Running> {
  const began = performance.now()
  const file = await open(log, 'a')
  const child = spawn(process.execPath, command.args, {
    cwd: command.cwd,
    env: environment(command.env),
    stdio: ['ignore', file.fd, file.fd],
  })
  await file.close()
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  while (performance.now() - began < START_MINUTES * 60_000) {
    if (child.exitCode !== null) throw new Error(`The server ended: see ${log}`)
    const ok = await fetch(url).then(
      async (response) => (await response.text(), response.ok),
      () => false,
    )
    if (ok && child.pid) return { pid: child.pid, seconds: (performance.now() - began) / 1000, stop }
    await setTimeout(POLL_MS)
  }
  await stop()
  throw new Error(`The server does not answer ${url}: see ${log}`)
}
