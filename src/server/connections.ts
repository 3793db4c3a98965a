import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests each open connection has in flight. */
const tracked = new WeakMap<Server, Map<Socket, number>>()

const connectionsOf = (server: Server): Map<Socket, number> =>
  tracked.get(server) ?? new Map<Socket, number>()

/** Counts the requests in flight of each connection. Node itself knows no connection on which nothing was sent yet. */
export function trackConnections(server: Server): void {
  const connections = new Map<Socket, number>()
  tracked.set(server, connections)
  const add = (socket: Socket, requests: number) => {
    const known = connections.get(socket)
    if (known !== undefined) connections.set(socket, known + requests)
  }
  server.on('connection', (socket) => {
    connections.set(socket, 0)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    add(socket, 1)
    response.once('close', () => add(socket, -1))
  })
}

/** Closes the connections without a request in flight, or with `all` every one, websockets too. */
export function closeConnections(server: Server, { all }: { all: boolean }): void {
  for (const [socket, requests] of connectionsOf(server)) if (all || requests === 0) socket.destroy()
}
