import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { runShutdownTasks } from '@/src/platform/shutdown'
import type { App } from './start-server'

/** How often connections are closed that have become idle while the last requests finish. */
const CLOSE_IDLE_MS = 50

/** Stops accepting connections; resolves when every request in flight has its response. */
function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS)
  server.close(() => {
    clearInterval(timer)
    resolve()
  })
  return promise
}

/** Open websockets of the development server; Node does not count them as connections of the server. */
function trackUpgrades(server: Server): Set<Duplex> {
  const sockets = new Set<Duplex>()
  server.on('upgrade', (_, socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return sockets
}

/** On SIGTERM or SIGINT finishes the requests in flight, runs the shutdown tasks and exits. */
export function stopOnSignal(server: Server, app: App, dev: boolean): void {
  const upgraded = trackUpgrades(server)
  const stop = async () => {
    const closed = close(server)
    if (dev) {
      server.closeAllConnections()
      for (const socket of upgraded) socket.destroy()
    }
    await closed
    await runShutdownTasks()
    await app.close()
    process.exit(0)
  }
  let stopping: Promise<void> | null = null
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void (stopping ??= stop()))
}
