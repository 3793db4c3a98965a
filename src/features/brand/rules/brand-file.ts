import { colord } from 'colord'
import * as z from 'zod/mini'

import { themeOptions } from '@/src/features/theme/rules/theme-settings'
import { isRecord } from '@/src/lib/is-record'
import type { BrandColor } from './brand'
import { fontOf, isHex } from './shown-brand'

/** What a file of brand settings says it is. Its fields are documented in docs/brand-files.md. */
const FORMAT = 'gevel-brand'
const VERSION = 1
export const MAX_FILE_BYTES = 100_000

/** The names in a file: the colours, and the fields of the form that they are. */
const COLOR_FIELDS = {
  primary: 'themePrimaryColor',
  secondary: 'themeSecondaryColor',
  accent: 'themeAccentColor',
} as const satisfies Record<string, BrandColor>
type ColorName = keyof typeof COLOR_FIELDS
const COLOR_NAMES = Object.keys(COLOR_FIELDS) as ColorName[]

/** What is wrong with a value, for whoever mends the file. */
export type FileFault = 'json' | 'format' | 'color' | 'font' | 'choice' | 'unknown' | 'type' | 'empty'
export type FileProblem = { line: number; name: string; fault: FileFault; choices: string[] }
/** Values of the form by their paths, or all that is wrong with the file. */
export type ReadFile = { values: Record<string, string | null> } | { problems: FileProblem[] }

const color = z.optional(z.string().check(z.refine(isHex)))
const design = z.partial(
  z.strictObject(
    Object.fromEntries(
      themeOptions.map(({ name, options }) => [name, z.enum(options.map(({ value }) => value))]),
    ),
  ),
)
const brandFile = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  colors: z.optional(z.strictObject({ primary: color, secondary: color, accent: color })),
  font: z.optional(z.nullable(z.string().check(z.refine((value) => fontOf(value) !== null)))),
  design: z.optional(design),
})

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** The line of a value: each name of its path is looked for after the one before. */
function lineOf(text: string, path: Path): number {
  let place = 0
  for (const name of path) {
    const found = text.indexOf(JSON.stringify(String(name)), place)
    if (found >= 0) place = found
  }
  return text.slice(0, place).split('\n').length
}

function faultOf({ code }: Issue, [first]: Path): FileFault {
  if (code === 'unrecognized_keys') return 'unknown'
  if (first === 'format' || first === 'version') return 'format'
  if (code === 'invalid_value') return 'choice'
  if (first === 'colors') return 'color'
  return first === 'font' ? 'font' : 'type'
}

function problemsOf(text: string, issues: readonly Issue[]): FileProblem[] {
  return issues.flatMap((issue) => {
    const paths: Path[] =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    return paths.map((path) => ({
      line: lineOf(text, path),
      name: path.join('.'),
      fault: faultOf(issue, path),
      choices: issue.code === 'invalid_value' ? issue.values.map(String) : [],
    }))
  })
}

type Token = { name: ColorName; path: string[]; color: string | null }

/** A colour of the W3C format: text, or an object with `hex` or with components of sRGB. */
function tokenColor(value: unknown): string | null {
  const hex = isRecord(value) && 'hex' in value ? value.hex : value
  if (typeof hex === 'string') return isHex(hex) ? hex.toLowerCase() : null
  if (!isRecord(value) || value.colorSpace !== 'srgb' || !Array.isArray(value.components)) return null
  const parts = value.components.map((part) => (typeof part === 'number' ? Math.round(part * 255) : -1))
  const [r, g, b] = parts
  if (parts.length !== 3 || parts.some((part) => part < 0 || part > 255)) return null
  return colord({ r: r ?? 0, g: g ?? 0, b: b ?? 0 }).toHex()
}

/** The tokens that are named as a colour of a brand, in any group. */
function tokensIn(group: Record<string, unknown>, path: string[] = []): Token[] {
  return Object.entries(group).flatMap(([key, value]) => {
    if (!isRecord(value)) return []
    const own = [...path, key]
    if (!('$value' in value)) return tokensIn(value, own)
    const name = COLOR_NAMES.find((one) => one === key.toLowerCase())
    return name ? [{ name, path: own, color: tokenColor(value.$value) }] : []
  })
}

function readTokens(text: string, file: Record<string, unknown>): ReadFile {
  const tokens = tokensIn(file)
  const wrong = tokens.filter((token) => token.color === null)
  if (wrong.length > 0)
    return {
      problems: wrong.map(({ path }) => ({
        ...{ line: lineOf(text, path), name: path.join('.'), fault: 'color', choices: [] },
      })),
    }
  return {
    values: Object.fromEntries(tokens.map(({ name, color: value }) => [COLOR_FIELDS[name], value] as const)),
  }
}

function parse(text: string): { file: unknown } | { problems: FileProblem[] } {
  try {
    return { file: JSON.parse(text) }
  } catch (error) {
    // Browsers name the place in different ways, or not at all.
    const message = error instanceof Error ? error.message : ''
    const line = /line (\d+)/.exec(message)?.[1]
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0)
    const found = line ? Number(line) : text.slice(0, position).split('\n').length
    return { problems: [{ line: found, name: '', fault: 'json', choices: [] }] }
  }
}

function readOwn(text: string, file: unknown): ReadFile {
  const { data, error } = brandFile.safeParse(file)
  if (!data) return { problems: problemsOf(text, error.issues) }
  const colors = COLOR_NAMES.flatMap((name) => {
    const value = data.colors?.[name]
    return value ? [[COLOR_FIELDS[name], value.toLowerCase()] as const] : []
  })
  const levers = Object.entries(data.design ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[`theme.${name}`, value] as const],
  )
  const font = data.font === undefined ? [] : [['themeFontUrl', data.font] as const]
  return { values: Object.fromEntries([...colors, ...font, ...levers]) }
}

/**
 * Reads brand settings from JSON: our own format, or the colours of W3C design tokens. A file with any mistake
 * is rejected as a whole.
 */
export function readBrandFile(text: string): ReadFile {
  const parsed = parse(text)
  if ('problems' in parsed) return parsed
  const { file } = parsed
  const isOwn = isRecord(file) && 'format' in file
  const read = isRecord(file) && !isOwn ? readTokens(text, file) : readOwn(text, file)
  if ('values' in read && Object.keys(read.values).length === 0)
    return { problems: [{ line: 1, name: '', fault: 'empty', choices: [] }] }
  return read
}

/** The settings of a form as such a file. Images are not in it: they belong to a tenant. */
export function writeBrandFile(valueAt: (path: string) => unknown): string {
  const colors = Object.fromEntries(COLOR_NAMES.map((name) => [name, valueAt(COLOR_FIELDS[name])]))
  const chosen = Object.fromEntries(themeOptions.map(({ name }) => [name, valueAt(`theme.${name}`)]))
  const font = valueAt('themeFontUrl') || null
  return `${JSON.stringify({ format: FORMAT, version: VERSION, colors, font, design: chosen }, null, 2)}\n`
}
