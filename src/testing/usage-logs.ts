import { createLocalReq, type Payload } from 'payload'

import type { LlmUsageLog } from '@/payload-types'
import { LLM_USAGE_LOGS } from '@/src/features/assistant/rules/usage'
import type { Company } from './tenants'

/** A call to the language model, as the usage log stores it. */
export const callData = (): Omit<LlmUsageLog, 'id' | 'createdAt' | 'updatedAt'> => ({
  purpose: 'chat',
  status: 'succeeded',
  provider: 'openai',
  model: 'large',
  currency: 'EUR',
  inputTokens: 100,
  cachedTokens: 10,
  outputTokens: 20,
  latencyMs: 900,
})

/** Adds a call of a tenant to the usage log, which only the product itself can. */
export async function logCall(
  payload: Payload,
  { tenant }: Company,
  data: Partial<LlmUsageLog> = {},
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await payload.db.create({
    collection: LLM_USAGE_LOGS,
    data: { tenant: tenant.id, ...callData(), ...data },
    req,
  })
}
