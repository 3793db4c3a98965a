import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startChild } from '@/scripts/child'
import { StartError } from '@/scripts/progress.mjs'
import { listenHostname } from '@/src/upstream/next/listen-hostname'

const HEALTH_PATH = '/api/health/live'
const FIRST_ANSWER_MS = 180_000
/** Requests in flight get this long to finish; a page takes far less, an upload may not. */
const GRACE_MS = 20_000
/** Longer than proxies keep a connection that is not in use (60 s): the side that closes first may cut off a request. */
const KEEP_ALIVE_MS = 75_000

/** A web server that answers. */
export type Server = { ended: Promise<unknown>; stop: () => Promise<void> }

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

/** Next finishes what it is answering when it gets SIGTERM, and then ends. */
async function stopServer(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = await Promise.race([ended.then(() => false), delay(GRACE_MS, true, { ref: false })])
  if (late) child.kill('SIGKILL')
  await ended
}

async function answers(host: string, port: number): Promise<boolean> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}${HEALTH_PATH}`
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(FIRST_ANSWER_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  )
}

/**
 * Starts Next and waits until it answers.
 * @throws {StartError} when it ends or stays silent for three minutes
 */
export async function serve(
  root: string,
  mode: 'start' | 'dev',
  { host, port, env, signal }: { host: string; port: number; env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<Server> {
  const next = path.join(root, 'node_modules/next/dist/bin/next')
  const keepAlive = mode === 'start' ? ['--keepAliveTimeout', String(KEEP_ALIVE_MS)] : []
  const args = [mode, '--hostname', listenHostname(host), '--port', String(port), ...keepAlive]
  const child = startChild(next, args, { env })
  const server = { ended: once(child, 'exit'), stop: () => stopServer(child) }
  const deadline = Date.now() + FIRST_ANSWER_MS
  while (isRunning(child) && !signal.aborted && Date.now() < deadline) {
    if (await answers(host, port)) return server
    await delay(100)
  }
  await server.stop()
  signal.throwIfAborted()
  throw new StartError('The web server did not start; what it said stands above.')
}
