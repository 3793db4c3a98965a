import type { Payload } from 'payload'

import type { CallStatus } from '@/src/features/assistant/rules/usage'
import type { Answer } from './call-model'
import { addMessages } from './conversations'

type Pieces = AsyncGenerator<string, Answer>
type Recorded = { payload: Payload; conversation: string; signal: AbortSignal }

/** The same pieces; what was answered, until the end or until somebody stopped reading, becomes a message of the conversation. */
export async function* recordAnswer(
  { payload, conversation, signal }: Recorded,
  pieces: Pieces,
): AsyncGenerator<string, Answer> {
  let [content, status]: [string, CallStatus] = ['', 'cancelled']
  let answer: Answer | null = null
  try {
    for (;;) {
      const next = await pieces.next()
      if (next.done) {
        ;[answer, status] = [next.value, 'succeeded']
        return answer
      }
      content += next.value
      yield next.value
    }
  } catch (error) {
    if (!signal.aborted) status = 'failed'
    throw error
  } finally {
    // Where nobody waits for a piece, the call would otherwise stay open.
    if (!answer) await pieces.return(undefined as never)
    const { model = null, tokens } = answer ?? {}
    const message = { role: 'assistant', content, status, model, ...(tokens && { tokens }) } as const
    await addMessages(payload, conversation, [message])
  }
}
