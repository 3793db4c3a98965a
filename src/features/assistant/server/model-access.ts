import type { LanguageModel } from 'ai'
import type { Payload } from 'payload'

import type { AssistantSetting } from '@/payload-types'
import type { Limit } from '@/src/features/assistant/rules/budget'
import type { LlmPurpose } from '@/src/features/assistant/rules/usage'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { env } from '@/src/platform/env'
import type { LlmPrice, LlmSettings } from '@/src/platform/llm-settings'
import { AssistantError } from './assistant-error'
import { languageModel } from './language-model'
import { openOwnKey } from './own-key'
import { limitsOf, readAssistantSettings } from './settings'

/** What a tenant may call, for how much. */
export type ModelAccess = {
  model: Exclude<LanguageModel, string>
  modelId: string
  /** Whether it can see images. */
  sees: boolean
  settings: LlmSettings
  /** Null: calls have no known cost. */
  price: LlmPrice | null
  limits: readonly Limit[]
}

/** Purposes that ask for a line or two, often. */
const SHORT_WORK: readonly LlmPurpose[] = ['translate-field']

function modelIdFor(purpose: LlmPurpose, settings: LlmSettings, tenant: AssistantSetting | null): string {
  const isShort = SHORT_WORK.includes(purpose)
  const chosen = isShort ? tenant?.fastModel : tenant?.model
  // A model that the installation no longer allows falls back to its own.
  if (chosen && settings.models.includes(chosen)) return chosen
  return isShort ? settings.fastModel : settings.model
}

function ownKeyOf(tenantId: string, tenant: AssistantSetting | null): string | null {
  if (!tenant?.sealedKey) return null
  const key = openOwnKey(tenantId, tenant.sealedKey)
  if (key === null) throw new AssistantError({ reason: 'unreadableKey' })
  return key
}

/** What the operator allows a tenant that calls with the key of the installation. */
export const installationLimits = ({ monthlyBudget }: LlmSettings): Limit[] =>
  monthlyBudget === null
    ? []
    : [{ scope: 'installation', period: 'month', unit: 'cost', amount: monthlyBudget }]

/** Why a tenant has no model, in words for people; null when it has one. */
export const lackOfModel = (payload: Payload, tenantId: string): Promise<LocaleTexts | null> =>
  modelAccess(payload, tenantId, 'chat').then(
    () => null,
    (error: unknown) => {
      if (error instanceof AssistantError) return error.texts
      throw error
    },
  )

/**
 * The model of a tenant for a purpose.
 * @throws {AssistantError} when no model is configured, or the tenant has turned the assistant off
 */
export const modelAccess = async (
  payload: Payload,
  tenantId: string,
  purpose: LlmPurpose,
): Promise<ModelAccess> =>
  accessFor(tenantId, env.LLM && (await readAssistantSettings(payload, tenantId)), purpose)

/**
 * As `modelAccess`, with settings that were read.
 * @param tenant the settings of the tenant; null when it has never saved any
 */
export async function accessFor(
  tenantId: string,
  tenant: AssistantSetting | null,
  purpose: LlmPurpose,
): Promise<ModelAccess> {
  const settings = env.LLM
  if (!settings) throw new AssistantError({ reason: 'notConfigured' })
  if (tenant?.enabled === false) throw new AssistantError({ reason: 'switchedOff' })
  const ownKey = ownKeyOf(tenantId, tenant)
  const modelId = modelIdFor(purpose, settings, tenant)
  return {
    model: await languageModel(settings, ownKey ?? settings.apiKey, modelId),
    modelId,
    sees: settings.visionModels.includes(modelId),
    settings,
    price: settings.prices[modelId] ?? null,
    limits: [...(tenant ? limitsOf(tenant) : []), ...(ownKey === null ? installationLimits(settings) : [])],
  }
}
