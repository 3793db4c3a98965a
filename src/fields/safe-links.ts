import type { lexicalEditor } from '@payloadcms/richtext-lexical'
import type { ValidateOptions } from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { isLinkTarget } from '@/src/lib/safe-href'
import { isRecord } from '@/src/lib/is-record'

/** The URL of a custom link node; null for internal links and other nodes. */
function urlOf({ type, fields }: Record<string, unknown>): unknown {
  const isLink = (type === 'link' || type === 'autolink') && isRecord(fields)
  return isLink && fields.linkType !== 'internal' ? (fields.url ?? '') : null
}

/** The first URL in rich text that links may not have (Behaviour: safe-links), or null. */
function findUnsafeUrl(node: unknown): string | null {
  if (typeof node !== 'object' || node === null) return null
  const url = isRecord(node) ? urlOf(node) : null
  if (url !== null && !isLinkTarget(url)) return typeof url === 'string' ? url : ''
  for (const child of Object.values(node)) {
    const unsafe = findUnsafeUrl(child)
    if (unsafe !== null) return unsafe
  }
  return null
}

type Editor = ReturnType<typeof lexicalEditor>
type Options = Pick<ValidateOptions<unknown, unknown, object, object>, 'req'>

const unsafeUrlMessage = (url: string, { req }: Options): string =>
  textIn(
    {
      nl: `De link naar “${url}” is niet toegestaan. Geef een adres dat met / begint, een #anker, of een volledig adres dat met https://, mailto: of tel: begint.`,
      en: `The link to “${url}” is not allowed. Give an address that begins with /, an #anchor, or a full address that begins with https://, mailto: or tel:.`,
    },
    req.i18n.language,
  )

/** Adds a validation message that names the URL; Payload's own only says that some link is invalid. */
export function validateLinks(provide: Editor): Editor {
  return async (args) => {
    const adapter = await provide(args)
    const validate: typeof adapter.validate = (value, options) => {
      const url = findUnsafeUrl(value)
      // The adapter leaves its options untyped.
      return url === null ? adapter.validate(value, options) : unsafeUrlMessage(url, options as Options)
    }
    return { ...adapter, validate }
  }
}
