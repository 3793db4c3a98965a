import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import getPort from 'get-port'
import { ensureProgram } from './programs'
import { accepts, startProcess } from './process'

/** A cache that follows Cache-Control and Vary, as nginx does by itself; the key is the whole URL. */
const configuration = (folder: string, port: number, upstream: number): string => `
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log warn;
worker_processes 1;
daemon off;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=answers:10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${upstream};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-Host $host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_cache answers;
      proxy_cache_key $scheme$host$request_uri;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`

/** Starts nginx as a shared cache in front of one node. */
export async function startCachingNginx(
  folder: string,
  upstream: number,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const program = ensureProgram('nginx', 'nginx-light')
  const port = await getPort({ host: '127.0.0.1' })
  const home = path.join(folder, `caching-nginx-${port}`)
  const file = path.join(home, 'nginx.conf')
  await mkdir(home, { recursive: true })
  await writeFile(file, configuration(home, port, upstream))
  const { stop } = await startProcess(program, ['-c', file, '-p', home], {
    cwd: home,
    env: process.env,
    log: path.join(home, 'output.log'),
    ready: () => accepts(port),
  })
  return { port, stop }
}
