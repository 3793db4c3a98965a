import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { env } from '@/src/platform/env'
import { printTable } from '../table'
import { load, type Load } from '../wrk'

type Measured = Load & { name: string }

const page = process.argv[2] ?? `http://localhost:${env.PORT}/`

/** Requests the page twice, so that it is cached, and finds one of its stylesheets as a static file for comparison. */
async function warm(): Promise<{ html: string; staticFile: string }> {
  await fetch(page)
  const response = await fetch(page)
  const cache = response.headers.get('x-nextjs-cache')
  if (!response.ok || cache !== 'HIT') throw new Error(`${page} answers ${response.status}, cache ${cache}`)
  const html = await response.text()
  const [, stylesheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  if (!stylesheet) throw new Error(`${page} has no stylesheet`)
  return { html, staticFile: new URL(stylesheet, page).href }
}

/** The upper bound of Node: serves the same page, precompressed, from one handler. */
async function serveBare(html: string): Promise<{ server: Server; url: string }> {
  const body = gzipSync(html)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': body.length,
  }
  const server = createServer((_, response) => response.writeHead(200, headers).end(body))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port to listen on')
  return { server, url: `http://127.0.0.1:${address.port}/` }
}

function report(measured: readonly Measured[], cached: Load): void {
  const lines = measured.map(({ name, perSecond, p99 }) => [
    name,
    perSecond.toFixed(0),
    `${p99.toFixed(1)} ms`,
    `${((100 * cached.perSecond) / perSecond).toFixed(1)} %`,
  ])
  printTable([['', 'requests/s', 'p99', 'page relative'], ...lines])
}

const { html, staticFile } = await warm()
const bare = await serveBare(html)
try {
  const cached = await load(page)
  const measured = [
    { name: 'cached page', ...cached },
    { name: 'static file', ...(await load(staticFile)) },
    { name: 'bare Node server', ...(await load(bare.url)) },
  ]
  report(measured, cached)
} finally {
  bare.server.close()
}
