import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import getPort from 'get-port'
import { readBuildId } from '@/scripts/build'
import { SERVER_BUNDLE } from '@/scripts/server-bundle'
import { call } from '../http'
import { type Running, startProcess } from './process'

/** A server of the product. */
export type AppNode = Running & { name: string; port: number }

type Options = { name: string; root: string; folder: string; env: NodeJS.ProcessEnv; port?: number }

/** Starts the build in `root` as a node with a data folder of its own. */
export async function startNode({ name, root, folder, env, port: wanted }: Options): Promise<AppNode> {
  const port = wanted ?? (await getPort({ host: '127.0.0.1' }))
  const data = path.join(folder, name)
  await mkdir(data, { recursive: true })
  const running = await startProcess(process.execPath, [path.join(root, SERVER_BUNDLE)], {
    cwd: root,
    env: {
      ...env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      GEVEL_BUILD_ID: await readBuildId(root),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      TRUST_PROXY: '1',
      LOG_FORMAT: 'json',
      LOG_LEVEL: 'warn',
    },
    log: path.join(folder, `${name}.log`),
    ready: async () => {
      const response = await call(port, '/api/health/ready').catch(() => null)
      return response?.status === 200
    },
  })
  return { ...running, name, port }
}
