import type { Caller } from '@/src/api/core/environment'
import type { ChatScope } from '@/src/features/assistant/rules/instructions'
import { chatInstructions } from '@/src/features/assistant/rules/instructions'
import type { LlmPurpose } from '@/src/features/assistant/rules/usage'
import { accessFor } from '@/src/features/assistant/server/model-access'
import { readAssistantSettings } from '@/src/features/assistant/server/settings'
import type { Locale } from '@/src/lib/constants'
import { toolsOf } from '../tools'
import type { Resources } from '../tools/editable'
import { runTurn, type TurnAnswer, type TurnEvent } from '../tools/run-turn'
import { openConversation, type Sent } from './open-conversation'

export type Asked = {
  kind: Extract<LlmPurpose, 'chat' | 'edit'>
  locale: Locale
  /** The language of the documents. */
  contentLocale: Locale
  sent: Sent
  scope: ChatScope
  resources: Resources
  signal: AbortSignal
}

export type Begun = { conversation: string; events: AsyncGenerator<TurnEvent, TurnAnswer> }

/**
 * Begins, or continues, a conversation with what a person asks now.
 * @throws {AssistantError} when no model is configured
 */
export async function beginTurn(
  caller: Caller,
  { kind, locale, contentLocale, sent, scope, resources, signal }: Asked,
): Promise<Begun> {
  const settings = await readAssistantSettings(caller.req.payload, caller.tenant.id, locale)
  const access = await accessFor(caller.tenant.id, settings, kind)
  const { id, messages, stored } = await openConversation(caller, kind, sent)
  const events = runTurn({
    ...{
      caller,
      locale: contentLocale,
      conversation: id,
      purpose: kind,
      messages,
      stored,
      resources,
      signal,
      access,
    },
    instructions: chatInstructions(scope, settings ?? {}),
    tools: toolsOf(caller, access),
  })
  return { conversation: id, events }
}

/** All of an answer. */
export async function wholeAnswer({ events }: Begun): Promise<TurnAnswer> {
  for (;;) {
    const next = await events.next()
    if (next.done) return next.value
  }
}
