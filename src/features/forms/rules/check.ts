import * as z from 'zod/mini'

import { MAX_TELEPHONE, TELEPHONE } from '@/src/lib/telephone'
import { type ChosenFiles, exceedsTotal, fileProblem } from './attachments'
import { type FormDefinition, type FormField, type FormValues, MAX_CHARACTERS } from './definition'
import { visibleFields } from './visible'

/** Messages for invalid answers; `{max}` and `{min}` are replaced by a number. */
export type FormErrorTexts = Record<
  | 'required'
  | 'choose'
  | 'tick'
  | 'consent'
  | 'text'
  | 'tooLong'
  | 'email'
  | 'tel'
  | 'number'
  | 'tooSmall'
  | 'tooLarge'
  | 'date'
  | 'file'
  | 'tooManyFiles'
  | 'fileTooLarge'
  | 'emptyFile'
  | 'fileType'
  | 'filesTooLarge'
  | 'unknown',
  string
>

/** `path` is `data.<field>` or `consent`. */
export type FormError = { path: string; message: string }
export type FormInput = { data: Readonly<Record<string, unknown>>; consent?: unknown; files?: ChosenFiles }

const fill = (text: string, values: Record<string, number | string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))

/** One message for a missing answer, another for an invalid one. */
const messageFor = (missing: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? missing : wrong),
})

const text = (max: number, texts: FormErrorTexts) =>
  z.string(messageFor(texts.required, texts.text)).check(z.maxLength(max, fill(texts.tooLong, { max })))

function numeric({ min, max }: FormField, texts: FormErrorTexts) {
  return z
    .number(messageFor(texts.required, texts.number))
    .check(
      ...(min === null ? [] : [z.gte(min, fill(texts.tooSmall, { min }))]),
      ...(max === null ? [] : [z.lte(max, fill(texts.tooLarge, { max }))]),
    )
}

function answerSchema(field: FormField, texts: FormErrorTexts): z.ZodMiniType {
  switch (field.type) {
    case 'textarea':
      return text(MAX_CHARACTERS.text, texts)
    case 'reference':
      return text(MAX_CHARACTERS.reference, texts)
    case 'email':
      return z
        .email(messageFor(texts.required, texts.email))
        .check(z.maxLength(254, fill(texts.tooLong, { max: 254 })))
    case 'tel':
      return z
        .string(messageFor(texts.required, texts.tel))
        .check(z.refine((text) => text.length <= MAX_TELEPHONE && TELEPHONE.test(text), texts.tel))
    case 'number':
      return numeric(field, texts)
    case 'date':
      return z.iso.date(messageFor(texts.required, texts.date))
    case 'select':
    case 'radio':
      return z.enum(
        field.options.map(({ value }) => value),
        messageFor(texts.choose, texts.choose),
      )
    case 'checkbox':
      return field.required ? z.literal(true, texts.tick) : z.boolean(texts.tick)
    case 'file':
      return z.string(texts.file)
    default:
      return text(MAX_CHARACTERS.line, texts)
  }
}

const MULTILINE_TYPES: readonly FormField['type'][] = ['textarea', 'reference']

/** Normalises text: NFC, `\n` as line break, no control characters, trimmed. */
function normalize(value: unknown, isMultiline: boolean): unknown {
  if (typeof value !== 'string') return value
  const composed = value.normalize('NFC').replaceAll(/\r\n?/g, '\n')
  return composed.replaceAll(isMultiline ? /[^\P{Cc}\n\t]/gu : /\p{Cc}+/gu, ' ').trim()
}

/** A question can be named as what every object has. */
const filesOf = (files: ChosenFiles, name: string) => (Object.hasOwn(files, name) ? (files[name] ?? []) : [])

const isFile = ({ type }: FormField): boolean => type === 'file'

/** The answers to questions for files: their names. Conditions and people need no more. */
const fileAnswers = (fields: readonly FormField[], files: ChosenFiles): Record<string, string> =>
  Object.fromEntries(
    fields.filter(isFile).flatMap(({ name }) => {
      const names = filesOf(files, name).map((file) => file.name)
      return names.length > 0 ? [[name, names.join(', ')] as const] : []
    }),
  )

/** What is wrong with files, and with answers in words to questions for files. */
function fileErrors(
  fields: readonly FormField[],
  { data, files = {} }: FormInput,
  texts: FormErrorTexts,
): FormError[] {
  const asked = fields.filter(isFile)
  const names = new Set(asked.map(({ name }) => name))
  const misplaced = [
    ...Object.keys(files).filter((name) => !names.has(name)),
    ...Object.keys(data).filter((name) => names.has(name)),
  ]
  const given = asked.map((field) => ({ field, files: filesOf(files, field.name) }))
  const path = `data.${given.findLast((one) => one.files.length > 0)?.field.name}`
  return [
    ...misplaced.map((name) => ({ path: `data.${name}`, message: texts.unknown })),
    ...given.flatMap(({ field, files: chosen }) => {
      const problem = field.files && fileProblem(field.files, chosen)
      return problem ? [{ path: `data.${field.name}`, message: fill(texts[problem.code], problem) }] : []
    }),
    ...(exceedsTotal(given.flatMap((one) => one.files)) ? [{ path, message: texts.filesTooLarge }] : []),
  ]
}

/** Normalises the answers and leaves out the empty ones. */
function normalizeAnswers(fields: readonly FormField[], data: FormInput['data']): Record<string, unknown> {
  const multiline = new Set(
    fields.filter(({ type }) => MULTILINE_TYPES.includes(type)).map(({ name }) => name),
  )
  return Object.fromEntries(
    Object.entries(data)
      .map(([name, value]) => [name, normalize(value, multiline.has(name))] as const)
      .filter(([, value]) => value !== '' && value !== undefined),
  )
}

function toErrors(issues: readonly z.core.$ZodIssue[], texts: FormErrorTexts): FormError[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: `data.${key}`, message: texts.unknown }))
      : [{ path: ['data', ...issue.path].join('.'), message: issue.message }],
  )
}

/**
 * Validates a submission, in the browser and on the server: returns the normalised answers of the visible fields, or the
 * errors, at most one per field, in the order of the form.
 */
export function checkSubmission(
  { fields, consentText }: FormDefinition,
  texts: FormErrorTexts,
  input: FormInput,
): { values: FormValues } | { errors: FormError[] } {
  const { data, consent, files = {} } = input
  const answers = { ...normalizeAnswers(fields, data), ...fileAnswers(fields, files) }
  const answerable = visibleFields(fields, answers).filter(({ type }) => type !== 'message')
  const schema = z.strictObject(
    Object.fromEntries(
      answerable.map((field) => {
        const answer = answerSchema(field, texts)
        return [field.name, field.required ? answer : z.optional(answer)]
      }),
    ),
  )
  const result = schema.safeParse(answers)
  const errors = [
    ...(result.success ? [] : toErrors(result.error.issues, texts)),
    ...fileErrors(answerable, input, texts),
    ...(consentText !== null && consent !== true ? [{ path: 'consent', message: texts.consent }] : []),
  ]
  // The schema accepts only text, numbers and booleans.
  if (result.success && errors.length === 0) return { values: result.data as FormValues }
  return {
    errors: errors.filter(({ path }, index) => errors.findIndex((other) => other.path === path) === index),
  }
}
