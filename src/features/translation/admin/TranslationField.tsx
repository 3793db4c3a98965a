import type { UIFieldServerProps } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { toLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { lackOfModel } from '@/src/features/assistant'
import { env } from '@/src/platform/env'
import { isUuid } from '@/src/lib/uuid'
import { isTranslated } from '../rules/translated'
import { sourceLocale } from '../server/source-locale'
import { TranslationRemark } from './TranslationRemark'

type Props = Pick<UIFieldServerProps, 'req' | 'i18n' | 'id' | 'data' | 'collectionSlug'>

/** In the form of a stored document: what it lacks in the languages that its tenant translates to. */
export async function TranslationField({ req, i18n, id, data, collectionSlug }: Props) {
  const tenant: unknown = data?.tenant ? referenceId(data.tenant as string | { id: string }) : null
  if (!isUuid(id) || !isUuid(tenant) || !isTranslated(collectionSlug)) return null
  const from = await sourceLocale(req, tenant)
  const hasModel = env.LLM !== null && (await lackOfModel(req.payload, tenant)) === null
  return (
    <TranslationRemark
      collection={collectionSlug}
      tenant={tenant}
      from={from}
      targets={LOCALES.filter((code) => code !== from)}
      language={toLocale(i18n.language)}
      hasModel={hasModel}
    />
  )
}
