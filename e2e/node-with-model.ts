import { serveModel } from '@/src/testing/model-server'
import { translating } from '@/src/testing/translating-model'
import { startSecondNode } from './second-node'

/** A second node on the database of the app, with a language model: a stand-in that speaks the protocol of a provider. */
export async function startNodeWithModel() {
  const model = await serveModel(translating())
  const { base, stop } = await startSecondNode({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'stand-in',
  })
  return {
    model,
    base,
    stop: async () => {
      await stop()
      await model.stop()
    },
  }
}
