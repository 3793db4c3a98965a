import { z } from 'zod'

import { ON_SITE_PREVIEWS } from '@/collections/registry'
import type { PreviewClaims } from '@/src/features/previews/rules/preview'
import { LOCALES } from '@/src/lib/constants'
import { isSignature, signParts } from '@/src/platform/sign-parts'

const PURPOSE = 'preview'
const MAX_CHARACTERS = 1000

const claimsSchema = z.strictObject({
  collection: z.enum([...ON_SITE_PREVIEWS, 'releases']),
  id: z.uuid(),
  locale: z.enum(LOCALES),
  hostname: z.string(),
  account: z.uuid(),
  session: z.uuid(),
  panel: z.url(),
  expiresAt: z.int(),
}) satisfies z.ZodType<PreviewClaims>

/** A token for a URL: its claims, readable, and their signature. */
export function makePreviewToken(claims: PreviewClaims): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${signParts(PURPOSE, body)}`
}

/** The claims of a token of ours, which may have expired; null for any other text. */
export function readPreviewToken(token: string): PreviewClaims | null {
  const [body = '', signature = '', ...rest] = token.length > MAX_CHARACTERS ? [] : token.split('.')
  if (rest.length > 0 || !isSignature(signature, signParts(PURPOSE, body))) return null
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
  return claimsSchema.safeParse(claims).data ?? null
}
