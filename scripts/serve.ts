import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readBuildId } from '@/scripts/build'
import { startChild } from '@/scripts/child'
import { serverNodeOptions } from '@/scripts/child-env'
import { StartError } from '@/scripts/progress.mjs'
import { SERVER_BUNDLE } from '@/scripts/server-bundle'

const HEALTH_PATH = '/api/health/live'
const START_TIMEOUT_MS = 180_000
/** Time for requests in flight to finish; enough for an upload. */
const GRACE_MS = 20_000

/** A running web server. */
export type Server = { ended: Promise<unknown>; stop: () => Promise<void> }

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

/** On SIGTERM, the server finishes the requests in flight and exits. */
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
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(START_TIMEOUT_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  )
}

/**
 * Starts the server (src/server) and waits until it responds.
 * @throws {StartError} when it exits or does not respond within three minutes
 */
export async function serve(
  root: string,
  { host, port, env, signal }: { host: string; port: number; env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<Server> {
  // Only a build has an id; next.config.ts reads it.
  const build = env.NODE_ENV === 'production' ? { GEVEL_BUILD_ID: await readBuildId(root) } : {}
  const settings = { ...env, ...build, HOST: host, PORT: String(port) }
  const child = startChild(path.join(root, SERVER_BUNDLE), [], {
    env: settings,
    nodeOptions: serverNodeOptions(env),
  })
  const server = { ended: once(child, 'exit'), stop: () => stopServer(child) }
  const deadline = Date.now() + START_TIMEOUT_MS
  while (isRunning(child) && !signal.aborted && Date.now() < deadline) {
    if (await answers(host, port)) return server
    await delay(100)
  }
  await server.stop()
  signal.throwIfAborted()
  throw new StartError('The web server did not start; see its output above.')
}
