import type { lexicalEditor } from '@payloadcms/richtext-lexical'
import type { ValidateOptions } from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { isLinkTarget } from '@/src/lib/safe-href'
import { isRecord } from '@/src/lib/is-record'

/** The address of a link node, or null for a link to a page and for any other node. */
function addressOf({ type, fields }: Record<string, unknown>): unknown {
  const isLink = (type === 'link' || type === 'autolink') && isRecord(fields)
  return isLink && fields.linkType !== 'internal' ? (fields.url ?? '') : null
}

/** The first address in rich text that nothing may lead to (Behaviour: safe-links), or null. */
function refusedAddress(node: unknown): string | null {
  if (typeof node !== 'object' || node === null) return null
  const address = isRecord(node) ? addressOf(node) : null
  if (address !== null && !isLinkTarget(address)) return typeof address === 'string' ? address : ''
  for (const child of Object.values(node)) {
    const refused = refusedAddress(child)
    if (refused !== null) return refused
  }
  return null
}

type Editor = ReturnType<typeof lexicalEditor>
type Options = Pick<ValidateOptions<unknown, unknown, object, object>, 'req'>

const refuse = (address: string, { req }: Options): string =>
  textIn(
    {
      nl: `De link naar “${address}” mag niet. Geef een pad dat met / begint, een #anker, of een adres dat met https://, mailto: of tel: begint.`,
      en: `The link to “${address}” is not allowed. Give a path that begins with /, an #anchor, or an address that begins with https://, mailto: or tel:.`,
    },
    req.i18n.language,
  )

/** The editor, which says of its links itself only that one is invalid, with a message that names the address. */
export function validateLinks(provide: Editor): Editor {
  return async (args) => {
    const adapter = await provide(args)
    const validate: typeof adapter.validate = (value, options) => {
      const address = refusedAddress(value)
      // The adapter leaves its options untyped.
      return address === null ? adapter.validate(value, options) : refuse(address, options as Options)
    }
    return { ...adapter, validate }
  }
}
