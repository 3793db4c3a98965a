import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { connect } from 'node:tls'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { root } from '@/scripts/root'
import { call } from './http'
import { type AppNode, startNode } from './topology/node'
import { accepts, type Running, startProcess } from './topology/process'
import { ensureProgram } from './topology/programs'
import { createWorld, type World } from './world'

const TOKEN = 'token-of-the-certificates'

const folder = inject('folder')
let node: AppNode
let caddy: Running
let port: number
let world: Omit<World, 'token'>

/** As examples/Caddyfile, with certificates of Caddy's own authority. */
const configuration = (): string => `{
  admin off
  auto_https disable_redirects
  skip_install_trust
  on_demand_tls {
    ask http://127.0.0.1:${node.port}/api/internal/tls-allowed?token=${TOKEN}
  }
}
https://:${port} {
  tls internal {
    on_demand
  }
  reverse_proxy 127.0.0.1:${node.port}
}
`

beforeAll(async () => {
  const env = { ...process.env, ...inject('shared'), TLS_ASK_TOKEN: TOKEN }
  node = await startNode({ name: 'behind-caddy', root, folder, env })
  port = await getPort({ host: '127.0.0.1' })
  const home = path.join(folder, 'caddy')
  await mkdir(home)
  await writeFile(path.join(home, 'Caddyfile'), configuration())
  caddy = await startProcess(ensureProgram('caddy', 'caddy'), ['run', '--config', 'Caddyfile'], {
    cwd: home,
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    log: path.join(home, 'output.log'),
    ready: () => accepts(port),
  })
  world = await createWorld(1)
}, 300_000)

afterAll(async () => {
  await caddy?.stop()
  await node?.stop()
}, 60_000)

/** Whether a certificate for `servername` is presented. */
function getsCertificate(servername: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false })
    socket.once('secureConnect', () => {
      resolve(socket.getPeerCertificate().subjectaltname === `DNS:${servername}`)
      socket.destroy()
    })
    socket.once('error', () => resolve(false))
  })
}

describe('Caddy with on-demand TLS', () => {
  it('gets a certificate for the domain of a tenant', async () => {
    expect(await getsCertificate(world.host)).toBe(true)
  })

  it('gets none for a name that merely refers to this server', async () => {
    expect(await getsCertificate('unknown.example')).toBe(false)
  })

  it('is the only one that may ask', async () => {
    const ask = async (query: string) =>
      (await call(node.port, `/api/internal/tls-allowed?domain=${world.host}${query}`)).status
    expect([await ask(''), await ask('&token=wrong'), await ask(`&token=${TOKEN}`)]).toEqual([404, 404, 200])
  })
})
