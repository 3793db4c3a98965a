import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const STOP_WITH_PARENT = new URL('stop-with-parent.mjs', import.meta.url).href
const TYPESCRIPT = new URL('typescript.mjs', import.meta.url).href

/** `nodeOptions`: those that NODE_OPTIONS may not have. */
export type ChildOptions = {
  env: NodeJS.ProcessEnv
  typescript?: boolean
  quiet?: boolean
  nodeOptions?: readonly string[]
}

/**
 * Starts a Node program that ends with this process, even when this process is killed. Deprecation warnings, which are
 * those of packages, are left out.
 */
export function startChild(file: string, args: readonly string[], options: ChildOptions): ChildProcess {
  const { env, typescript = false, quiet = false, nodeOptions = [] } = options
  return fork(file, args, {
    env,
    execArgv: [
      ...nodeOptions,
      '--disable-warning=DeprecationWarning',
      '--import',
      STOP_WITH_PARENT,
      ...(typescript ? ['--import', TYPESCRIPT] : []),
    ],
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit', 'ipc'],
  })
}

/**
 * Waits for a child to exit and stops it when `signal` aborts; `output` is empty unless it was started with `quiet`.
 * @param onOutput called with all output so far
 */
export async function finish(
  child: ChildProcess,
  signal: AbortSignal,
  onOutput: (output: string) => void = () => {},
): Promise<{ code: number; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += String(chunk)
      onOutput(output)
    })
  const stop = () => child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const [code] = (await once(child, 'close')) as [number | null]
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  return { code: code ?? 1, output }
}
