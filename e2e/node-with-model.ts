import getPort from 'get-port'

import { childEnv } from '@/scripts/child-env'
import { connectRunning } from '@/scripts/database'
import { root } from '@/scripts/root'
import { loadSecrets } from '@/scripts/secrets'
import { serve } from '@/scripts/serve'
import { parseEnv } from '@/src/platform/env-schema'
import { serveModel } from '@/src/testing/model-server'
import { translating } from '@/src/testing/translating-model'

/** A second node on the database of the app, with a language model: a stand-in that speaks the protocol of a provider. */
export async function startNodeWithModel() {
  const settings = parseEnv({ ...process.env, NODE_ENV: 'development' })
  const secrets = await loadSecrets(settings.DATA_DIR)
  const database = await connectRunning(secrets)
  if (!database) throw new Error('The database of the app does not run')
  const model = await serveModel(translating())
  const port = await getPort({ host: '127.0.0.1' })
  const env = {
    ...childEnv('production', settings, secrets, database.url),
    ...{ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.url, LLM_MODEL: 'stand-in' },
  }
  const { signal } = new AbortController()
  const server = await serve(root, { host: '127.0.0.1', port, env, signal })
  return {
    model,
    base: `http://localhost:${port}`,
    stop: async () => {
      await server.stop()
      await model.stop()
      await database.close()
    },
  }
}
