import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const STOP_WITH_PARENT = new URL('stop-with-parent.mjs', import.meta.url).href

/** How a child process runs: its environment, and whether it needs TypeScript. */
export type ChildOptions = { env: NodeJS.ProcessEnv; typescript?: boolean; quiet?: boolean }

/** Starts a Node program that ends when this process does, however that ends. */
export function startChild(file: string, args: readonly string[], options: ChildOptions): ChildProcess {
  const { env, typescript = false, quiet = false } = options
  return fork(file, args, {
    env,
    execArgv: ['--import', STOP_WITH_PARENT, ...(typescript ? ['--import', 'tsx'] : [])],
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit', 'ipc'],
  })
}

/** Waits for a child to end, and ends it when `signal` says so; its exit code, and what it printed if quiet. */
export async function finish(
  child: ChildProcess,
  signal: AbortSignal,
): Promise<{ code: number; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const stop = () => child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const [code] = (await once(child, 'close')) as [number | null]
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  return { code: code ?? 1, output }
}
