import getPort from 'get-port'

import { childEnv } from '@/scripts/child-env'
import { connectRunning } from '@/scripts/database'
import { root } from '@/scripts/root'
import { loadSecrets } from '@/scripts/secrets'
import { serve } from '@/scripts/serve'
import { parseEnv } from '@/src/platform/env-schema'

/** A second node on the database of the app. @param changes to its environment */
export async function startSecondNode(changes: Record<string, string>) {
  const settings = parseEnv({ ...process.env, NODE_ENV: 'development' })
  const secrets = await loadSecrets(settings.DATA_DIR)
  const database = await connectRunning(secrets)
  if (!database) throw new Error('The database of the app does not run')
  const port = await getPort({ host: '127.0.0.1' })
  const env = { ...childEnv('production', settings, secrets, database.url), ...changes }
  const { signal } = new AbortController()
  const server = await serve(root, { host: '127.0.0.1', port, env, signal })
  return {
    base: `http://localhost:${port}`,
    stop: async () => {
      await server.stop()
      await database.close()
    },
  }
}
