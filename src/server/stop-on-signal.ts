import type { Server } from 'node:http'

import { runShutdownTasks } from '@/src/platform/shutdown'
import { closeConnections } from './connections'
import type { App } from './start-server'

/** How often connections are closed that have become idle while the last requests finish. */
const CLOSE_IDLE_MS = 50

/** Stops accepting connections; resolves when every request in flight has its response. The connections must be tracked. */
export function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setInterval(() => closeConnections(server, { all: false }), CLOSE_IDLE_MS)
  server.close(() => {
    clearInterval(timer)
    resolve()
  })
  return promise
}

/** On SIGTERM or SIGINT finishes the requests in flight, runs the shutdown tasks and exits. */
export function stopOnSignal(server: Server, app: App, dev: boolean): void {
  const stop = async () => {
    const closed = close(server)
    // An open page of the development server keeps a websocket.
    if (dev) closeConnections(server, { all: true })
    await closed
    await runShutdownTasks()
    await app.close()
    process.exit(0)
  }
  let stopping: Promise<void> | null = null
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void (stopping ??= stop()))
}
