import { IMAGE_WIDTHS } from '@/src/features/media/rules/image-address'

export const FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const
export type Format = (typeof FORMATS)[number]

export const FITS = ['cover', 'contain', 'fill', 'inside', 'outside'] as const
export type Fit = (typeof FITS)[number]

/** What is asked of an image. Sizes in pixels, `background` as #rrggbb. */
export type Modifiers = {
  /** `auto`: the best that the visitor's browser says it accepts. */
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

/** Below this an image is unrecognisable; above, it only gets heavier. */
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

/** An answer with what is wrong, for whoever wrote the address. */
class BadModifier extends Error {
  override readonly name = 'BadModifier'
}

function numberIn(name: string, text: string, allowed: (value: number) => boolean, rule: string): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!allowed(value)) throw new BadModifier(`"${name}" must be ${rule}.`)
  return value
}

function oneOf<T extends string>(name: string, text: string, options: readonly T[]): T {
  const found = options.find((option) => option === text)
  if (!found) throw new BadModifier(`"${name}" must be one of ${options.join(', ')}.`)
  return found
}

const widthOf = (name: string, text: string): number =>
  numberIn(name, text, (value) => IMAGE_WIDTHS.includes(value), `one of ${IMAGE_WIDTHS.join(', ')}`)

const heightOf = (name: string, text: string): number =>
  numberIn(name, text, (value) => value >= 1 && value <= MAX_HEIGHT, `from 1 to ${MAX_HEIGHT}`)

/** `640x360`, or `640` for a square. */
function resizeOf(text: string): Pick<Modifiers, 'width' | 'height'> {
  const [width = '', height = width, ...more] = text.split('x')
  if (more.length > 0)
    throw new BadModifier('"resize" must be a width, or a width and a height as in 640x360.')
  return { width: widthOf('resize', width), height: heightOf('resize', height) }
}

const readers: Record<string, (text: string) => Partial<Modifiers>> = {
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
    if (!HEX.test(text)) throw new BadModifier('"background" must be a colour as in ff4b00.')
    return { background: `#${text.toLowerCase()}` }
  },
}

function readOne(part: string, seen: Set<string>): Partial<Modifiers> {
  const [, key = '', value = ''] = /^([a-z]+)[:=_](.+)$/.exec(part) ?? []
  const name = ALIASES[key] ?? key
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined
  if (!read)
    throw new BadModifier(`Unknown modifier "${part}". There are ${Object.keys(readers).join(', ')}.`)
  const targets = name === 'resize' ? ['width', 'height'] : [name]
  if (targets.some((target) => seen.has(target))) throw new BadModifier(`"${name}" is given twice.`)
  for (const target of targets) seen.add(target)
  return read(value)
}

/**
 * Reads ipx's grammar: `w_640,f_webp`, also with `&` between and `:` or `=` inside; `_` for none. Every key at most once.
 * @param text the segment of the address, decoded
 */
export function parseModifiers(text: string): ParsedModifiers {
  const seen = new Set<string>()
  try {
    const parts = text === '_' ? [] : text.split(/[&,]/)
    const asked = parts.map((part) => readOne(part, seen))
    return { ok: true, modifiers: asked.reduce<Modifiers>((all, one) => ({ ...all, ...one }), DEFAULTS) }
  } catch (error) {
    if (error instanceof BadModifier) return { ok: false, problem: error.message }
    throw error
  }
}
