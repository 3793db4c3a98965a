import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The last response of each open connection; null before the first. Responses of one connection end in their order. */
const tracked = new WeakMap<Server, Map<Socket, ServerResponse | null>>()

/** Knows which connections have a request in flight. Node itself knows no connection on which nothing was sent yet. */
export function trackConnections(server: Server): void {
  const connections = new Map<Socket, ServerResponse | null>()
  tracked.set(server, connections)
  server.on('connection', (socket) => {
    connections.set(socket, null)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    if (connections.has(socket)) connections.set(socket, response)
  })
}

/** Closes the connections without a request in flight, or with `all` every one, websockets too. */
export function closeConnections(server: Server, { all }: { all: boolean }): void {
  for (const [socket, response] of tracked.get(server) ?? [])
    if (all || response === null || response.closed) socket.destroy()
}
