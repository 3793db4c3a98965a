/** Longer than any hostname with scheme and port. */
const MAX_CHARACTERS = 270

/** An origin as browsers send it (`https://app.example.com`), from what somebody wrote; null if it is none of http(s). */
export function toWebOrigin(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed.length > MAX_CHARACTERS || trimmed.includes('*') || !URL.canParse(trimmed)) return null
  const { protocol, origin, href } = new URL(trimmed)
  return ['http:', 'https:'].includes(protocol) && href === `${origin}/` ? origin : null
}
