import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import getPort from 'get-port'
import { root } from '@/scripts/root'
import { ensureProgram } from './programs'
import { accepts, type Running, startProcess } from './process'

export type Varnish = Running & { port: number }

/** Starts Varnish with the documented VCL in front of two nodes. */
export async function startVarnish(
  folder: string,
  { first, second, token, port }: { first: number; second: number; token: string; port?: number },
): Promise<Varnish> {
  const program = ensureProgram('varnishd', 'varnish', 'varnish-modules')
  const wanted = port ?? (await getPort({ host: '127.0.0.1' }))
  const home = path.join(folder, `varnish-${wanted}`)
  await mkdir(home, { recursive: true })
  const documented = await readFile(path.join(root, 'examples/varnish.vcl'), 'utf8')
  const vcl = documented
    .replace('"3001"', `"${first}"`)
    .replace('"3002"', `"${second}"`)
    .replace('"TOKEN"', `"${token}"`)
  const file = path.join(home, 'default.vcl')
  await writeFile(file, vcl)
  const args = ['-F', '-a', `127.0.0.1:${wanted}`, '-f', file, '-n', home, '-s', 'default,64m']
  const running = await startProcess(program, [...args, '-j', 'none', '-T', 'none'], {
    cwd: home,
    env: process.env,
    log: path.join(home, 'output.log'),
    ready: () => accepts(wanted),
  })
  return { ...running, port: wanted }
}
