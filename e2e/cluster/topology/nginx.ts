import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import getPort from 'get-port'
import { ensureProgram } from './programs'
import { accepts, startProcess } from './process'

/**
 * As docs/operations.md recommends: a request that a node did not answer goes to the next node, unless it writes and
 * may have arrived.
 */
const configuration = (folder: string, port: number, upstreams: readonly number[]): string => `
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log warn;
worker_processes 1;
daemon off;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream nodes {
${upstreams.map((upstream) => `    server 127.0.0.1:${upstream} max_fails=1 fail_timeout=2s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 30m;
    location / {
      proxy_pass http://nodes;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout http_502 http_503;
      proxy_next_upstream_tries 3;
    }
  }
}
`

export type Nginx = {
  port: number
  use: (upstreams: readonly number[]) => Promise<void>
  stop: () => Promise<void>
}

/** Starts nginx in front of the ports of nodes; `use` replaces them without losing a request. */
export async function startNginx(folder: string, upstreams: readonly number[]): Promise<Nginx> {
  const program = ensureProgram('nginx', 'nginx-light')
  const port = await getPort({ host: '127.0.0.1' })
  const home = path.join(folder, `nginx-${port}`)
  const file = path.join(home, 'nginx.conf')
  await mkdir(home, { recursive: true })
  const write = (ports: readonly number[]) => writeFile(file, configuration(home, port, ports))
  await write(upstreams)
  const running = await startProcess(program, ['-c', file, '-p', home], {
    cwd: home,
    env: process.env,
    log: path.join(home, 'output.log'),
    ready: () => accepts(port),
  })
  const use = async (ports: readonly number[]) => {
    await write(ports)
    running.signal('SIGHUP')
  }
  return { port, use, stop: running.stop }
}
