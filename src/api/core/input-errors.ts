import { z } from '@hono/zod-openapi'
import { createTranslator } from 'use-intl/core'

import { messages, type Messages } from '@/src/i18n/messages'
import { API_LOCALE, LANGUAGES, type Locale } from '@/src/lib/constants'
import { responseLanguage } from './response-language'

type Texts = Messages['input']
type Issue = z.core.$ZodIssue
type Raw = z.core.$ZodRawIssue

const translatorFor = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'input' })
const currentLocale = (): Locale => responseLanguage() ?? API_LOCALE

/** A translated validation message for a schema: `.regex(SLUG, ownMessage('slug'))`. */
export const ownMessage = (key: keyof Texts['own']) => ({
  error: () => messages[currentLocale()].input.own[key],
})

/** zod's name of a type or format → ours, where they differ. */
const KINDS: Readonly<Record<string, string>> = { record: 'object', tuple: 'array', bigint: 'int' }
const isKind = (name: string): name is keyof Texts['kinds'] =>
  Object.hasOwn(messages[API_LOCALE].input.kinds, name)

/** The expected type or values as text; empty when there is no text for them. */
function expectedKinds(issue: Issue | Raw, locale: Locale): string[] {
  const named = (name: string): string[] => {
    const kind = KINDS[name] ?? name
    return isKind(kind) ? [messages[locale].input.kinds[kind]] : []
  }
  switch (issue.code) {
    case 'invalid_type':
      return named(issue.expected)
    case 'invalid_format':
      return named(issue.format)
    case 'invalid_value':
      return issue.values.map((value) => (typeof value === 'string' ? JSON.stringify(value) : String(value)))
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? issue.options.map((option) => JSON.stringify(option))
        : issue.errors.flat().flatMap((one) => (one.path.length === 0 ? expectedKinds(one, locale) : []))
    default:
      return []
  }
}

function limitMessage(issue: Raw & { code: 'too_big' | 'too_small' }, locale: Locale): string {
  const isMax = issue.code === 'too_big'
  const count = Number(isMax ? issue.maximum : issue.minimum)
  const t = translatorFor(locale)
  if (issue.origin === 'string') return t(isMax ? 'length.max' : 'length.min', { count })
  if (issue.origin === 'array') return t(isMax ? 'entries.max' : 'entries.min', { count })
  if (issue.inclusive) return t(isMax ? 'figure.max' : 'figure.min', { count })
  return t(isMax ? 'figure.below' : 'figure.above', { count })
}

function errorMessage(issue: Raw, locale: Locale): string {
  const t = translatorFor(locale)
  if (issue.code === 'too_big' || issue.code === 'too_small') return limitMessage(issue, locale)
  if (issue.code === 'unrecognized_keys') return t('unknown')
  const kinds = expectedKinds(issue, locale)
  if (kinds.length === 0) return t('form')
  const { tag } = LANGUAGES[locale]
  const what = new Intl.ListFormat(tag, { type: 'disjunction' }).format(new Set(kinds))
  const ask = t('give', { what })
  return issue.input === undefined ? t('missing', { ask }) : ask
}

/** Validation messages are ours during API requests; elsewhere zod keeps its own. */
export function inputErrors(): void {
  z.config({
    customError: (issue) => {
      const locale = responseLanguage()
      return locale && errorMessage(issue, locale)
    },
  })
}
