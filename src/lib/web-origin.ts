/** Enough for any hostname with scheme and port. */
const MAX_CHARACTERS = 270

/** Normalises an http(s) origin to the form that browsers send (`https://app.example.com`); null if invalid. */
export function toWebOrigin(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed.length > MAX_CHARACTERS || trimmed.includes('*') || !URL.canParse(trimmed)) return null
  const { protocol, origin, href } = new URL(trimmed)
  return ['http:', 'https:'].includes(protocol) && href === `${origin}/` ? origin : null
}
