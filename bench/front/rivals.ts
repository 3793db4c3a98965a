import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'

export type Rival = { url: string; port: number; stop: () => Promise<void> }
type Response = { status: number; headers: Record<string, string>; body: Buffer }

const HEADERS = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary']

/** The answer of the app to a request, with its encoded body. */
export async function answerOf(url: string, headers: Record<string, string>): Promise<Response> {
  const sent = request(url, { headers: { 'accept-encoding': 'gzip', ...headers } }).end()
  const [received] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of received) chunks.push(chunk as Buffer)
  const kept = HEADERS.flatMap((name) => {
    const value = received.headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { status: received.statusCode ?? 0, headers: Object.fromEntries(kept), body: Buffer.concat(chunks) }
}

const config = (folder: string, port: number, { status, headers }: Response): string => `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  etag off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  open_file_cache max=10;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    default_type '${headers['content-type'] ?? 'application/octet-stream'}';
    ${Object.entries(headers)
      .filter(([name]) => name !== 'content-type')
      .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", '')}' always;`)
      .join('\n    ')}
    location / { ${status === 404 ? 'error_page 404 /answer; return 404;' : 'try_files /answer =404;'} }
    location = /answer { internal; }
  }
}
`

async function untilAnswers(url: string, status: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(url).then(
      (reply) => reply.status === status,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => void setTimeout(resolve, 50))
  }
  throw new Error(`${url} does not answer`)
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true })
}

/** nginx with one worker, which serves the same bytes from a file. */
export async function startNginx(response: Response): Promise<Rival> {
  const port = await getPort({ host: '127.0.0.1' })
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-nginx-'))
  await chmod(folder, 0o755)
  await writeFile(path.join(folder, 'answer'), response.body)
  await writeFile(path.join(folder, 'nginx.conf'), config(folder, port, response))
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/`
  await untilAnswers(url, response.status)
  return { url, port, stop: () => end(child, folder) }
}

const BARE = `
const [, file, port] = process.argv
const { status, headers, body } = JSON.parse(require('node:fs').readFileSync(file, 'utf8'))
const bytes = Buffer.from(body, 'base64')
require('node:http').createServer((_, response) => response.writeHead(status, headers).end(bytes)).listen(port, '127.0.0.1')
`

/** The upper bound of Node: a process with one handler, which sends the same bytes. */
export async function startBare({ status, headers, body }: Response): Promise<Rival> {
  const port = await getPort({ host: '127.0.0.1' })
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-bare-'))
  const file = path.join(folder, 'answer.json')
  const sent = Object.entries({ ...headers, 'content-length': String(body.length) }).flat()
  await writeFile(file, JSON.stringify({ status, headers: sent, body: body.toString('base64') }))
  const child = spawn(process.execPath, ['-e', BARE, file, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/`
  await untilAnswers(url, status)
  return { url, port, stop: () => end(child, folder) }
}
