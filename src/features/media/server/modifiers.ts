import { IMAGE_WIDTHS } from '@/src/features/media/rules/image-address'

export const FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const
export type Format = (typeof FORMATS)[number]

export const FITS = ['cover', 'contain', 'fill', 'inside', 'outside'] as const
export type Fit = (typeof FITS)[number]

/** The requested form of an image. Sizes in pixels, `background` as #rrggbb. */
export type Modifiers = {
  /** `auto`: the smallest format that the browser accepts. */
  format: Format | 'auto'
  fit: Fit
  width: number | null
  height: number | null
  quality: number | null
  background: string | null
}

export type ParsedModifiers = { ok: true; modifiers: Modifiers } | { ok: false; problem: string }

const DEFAULTS: Modifiers = {
  format: 'webp',
  fit: 'cover',
  width: null,
  height: null,
  quality: null,
  background: null,
}

/** Below `min` an image is unrecognisable; above `max` only its file grows. */
const QUALITY = { min: 20, max: 90 } as const
const MAX_HEIGHT = Math.max(...IMAGE_WIDTHS)

const ALIASES: Record<string, string> = {
  f: 'format',
  w: 'width',
  h: 'height',
  s: 'resize',
  q: 'quality',
  b: 'background',
}
const HEX = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

class ModifierError extends Error {
  override readonly name = 'ModifierError'
}

function numberIn(name: string, text: string, allowed: (value: number) => boolean, rule: string): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!allowed(value)) throw new ModifierError(`"${name}" must be ${rule}.`)
  return value
}

function oneOf<T extends string>(name: string, text: string, options: readonly T[]): T {
  const match = options.find((option) => option === text)
  if (!match) throw new ModifierError(`"${name}" must be one of ${options.join(', ')}.`)
  return match
}

const widthOf = (name: string, text: string): number =>
  numberIn(name, text, (value) => IMAGE_WIDTHS.includes(value), `one of ${IMAGE_WIDTHS.join(', ')}`)

const heightOf = (name: string, text: string): number =>
  numberIn(name, text, (value) => value >= 1 && value <= MAX_HEIGHT, `from 1 to ${MAX_HEIGHT}`)

/** `640x360`, or `640` for a square. */
function resizeOf(text: string): Pick<Modifiers, 'width' | 'height'> {
  const [width = '', height = width, ...more] = text.split('x')
  if (more.length > 0)
    throw new ModifierError('"resize" must be a width, or a width and a height as in 640x360.')
  return { width: widthOf('resize', width), height: heightOf('resize', height) }
}

const parsers: Record<string, (text: string) => Partial<Modifiers>> = {
  format: (text) => ({
    format: oneOf('format', text === 'jpg' ? 'jpeg' : text, [...FORMATS, 'auto'] as const),
  }),
  fit: (text) => ({ fit: oneOf('fit', text, FITS) }),
  width: (text) => ({ width: widthOf('width', text) }),
  height: (text) => ({ height: heightOf('height', text) }),
  resize: resizeOf,
  quality: (text) => ({
    quality: numberIn(
      'quality',
      text,
      (value) => value >= QUALITY.min && value <= QUALITY.max,
      `from ${QUALITY.min} to ${QUALITY.max}`,
    ),
  }),
  background: (text) => {
    if (!HEX.test(text)) throw new ModifierError('"background" must be a colour as in ff4b00.')
    return { background: `#${text.toLowerCase()}` }
  },
}

function parseModifier(part: string, seen: Set<string>): Partial<Modifiers> {
  const [, key = '', value = ''] = /^([a-z]+)[:=_](.+)$/.exec(part) ?? []
  const name = ALIASES[key] ?? key
  const parse = Object.hasOwn(parsers, name) ? parsers[name] : undefined
  if (!parse)
    throw new ModifierError(`Unknown modifier "${part}". Modifiers are ${Object.keys(parsers).join(', ')}.`)
  const targets = name === 'resize' ? ['width', 'height'] : [name]
  if (targets.some((target) => seen.has(target))) throw new ModifierError(`"${name}" is specified twice.`)
  for (const target of targets) seen.add(target)
  return parse(value)
}

/** The formats that anybody may request: png is for programs that sign. */
const PUBLIC_FORMATS: readonly string[] = ['webp', 'avif', 'jpeg', 'auto']

/**
 * Whether anybody may request this form: a width of the list, or none, in a format for browsers. That is all the site
 * itself uses; each image has few such forms, so that strangers cannot have more rendered.
 */
export const isPublicForm = ({ format, fit, height, quality, background }: Modifiers): boolean =>
  PUBLIC_FORMATS.includes(format) &&
  fit === DEFAULTS.fit &&
  height === null &&
  quality === null &&
  background === null

/**
 * Parses ipx's grammar: `w_640,f_webp`, also separated by `&` and with `:` or `=`; `_` for none. Each modifier at most
 * once.
 * @param text the path segment, decoded
 */
export function parseModifiers(text: string): ParsedModifiers {
  const seen = new Set<string>()
  try {
    const parts = text === '_' ? [] : text.split(/[&,]/)
    const modifiers = parts.map((part) => parseModifier(part, seen))
    return { ok: true, modifiers: modifiers.reduce<Modifiers>((all, one) => ({ ...all, ...one }), DEFAULTS) }
  } catch (error) {
    if (error instanceof ModifierError) return { ok: false, problem: error.message }
    throw error
  }
}
