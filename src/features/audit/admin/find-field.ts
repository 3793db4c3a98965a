import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { Block, FlattenedBlock, FlattenedField, SanitizedConfig } from 'payload'

import type { AuditStep } from '@/src/features/audit/rules/audit-entry'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

type Located = { labels: string[]; field: FlattenedField | undefined }

/** What an account, a page or a post has besides the fields of its document. */
const OUTSIDE_FIELDS: Readonly<Partial<Record<string, LocaleTexts>>> = {
  password: { nl: 'Wachtwoord', en: 'Password' },
  totp: { nl: 'Authenticator-app', en: 'Authenticator app' },
  passkeys: { nl: 'Toegangssleutels', en: 'Passkeys' },
  recoveryCodes: { nl: 'Herstelcodes', en: 'Recovery codes' },
  comment: { nl: 'Opmerking', en: 'Comment' },
  release: { nl: 'Release', en: 'Release' },
  review: { nl: 'Beoordeling', en: 'Review' },
  reply: { nl: 'Reactie per mail', en: 'Reply by mail' },
  previewLink: { nl: 'Gedeeld voorbeeld', en: 'Shared preview' },
  secondFactors: { nl: 'Alle tweede factoren', en: 'All second factors' },
}

const blockOf = (config: SanitizedConfig, slug: string): FlattenedBlock | undefined =>
  config.blocks?.find((block: Block) => block.slug === slug) as FlattenedBlock | undefined

const childrenOf = (field: FlattenedField | undefined): readonly FlattenedField[] =>
  field && 'flattenedFields' in field ? field.flattenedFields : []

function labelOf(name: string, field: FlattenedField | undefined, i18n: I18nClient): string {
  const label = field && 'label' in field ? field.label : undefined
  // The form does not show this group's label.
  if (label === false) return ''
  if (label && typeof label !== 'function') return getTranslation(label, i18n)
  const text = OUTSIDE_FIELDS[name]
  return text ? textIn(text, i18n.language) : name
}

/** The field at the path of an audit change, and the labels along that path as the admin's forms show them. */
export function findField(
  config: SanitizedConfig,
  slug: string,
  path: readonly AuditStep[],
  i18n: I18nClient,
): Located {
  let fields: readonly FlattenedField[] =
    config.collections.find((collection) => collection.slug === slug)?.flattenedFields ?? []
  let field: FlattenedField | undefined
  const labels = path.map((step) => {
    if (typeof step === 'string') {
      field = fields.find(({ name }) => name === step)
      fields = childrenOf(field)
      return labelOf(step, field, i18n)
    }
    const block = step.block === undefined ? undefined : blockOf(config, step.block)
    if (block) fields = block.flattenedFields
    const name = block?.labels?.singular
    return name && typeof name !== 'function' ? `${step.row}. ${getTranslation(name, i18n)}` : `${step.row}.`
  })
  return { labels: labels.filter((label) => label !== ''), field }
}
