/** The encodings in which answers are stored, in the order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

const MAX_KNOWN = 200
const known = new Map<string, Encoding>()

function parse(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/)
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const value = Number(weight ?? 1)
    weights.set(name === 'x-gzip' ? 'gzip' : name, value >= 0 && value <= 1 ? value : 0)
  }
  const weightOf = (encoding: string): number => weights.get(encoding) ?? weights.get('*') ?? 0
  const best = ENCODINGS.toSorted((a, b) => weightOf(b) - weightOf(a))[0]
  const identity = weights.get('identity') ?? 0
  return best && weightOf(best) > 0 && weightOf(best) >= identity ? best : 'identity'
}

/** The encoding that an Accept-Encoding header prefers; identity when it accepts none of ours. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const cached = known.get(header)
  if (cached) return cached
  const encoding = parse(header)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(header, encoding)
  return encoding
}
