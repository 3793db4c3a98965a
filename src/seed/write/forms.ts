import type { PayloadRequest } from 'payload'

import type { Form } from '@/payload-types'
import { withRowIds } from '@/src/lib/row-ids'
import { inLanguage, type Lookup } from '@/blocks/resolve'
import type { FormSeed } from '../types'
import { FIRST, OTHERS } from './in-every-language'
import { asSystem } from './session'

const unused = (key: string): string => {
  throw new Error(`A form names "${key}", and forms are written before what it could name.`)
}

/** Creates a tenant's forms in both languages. Returns their ids by key. */
export async function writeForms(
  req: PayloadRequest,
  seeds: readonly FormSeed[],
  { tenant, lexical }: { tenant: string } & Pick<Lookup, 'lexical'>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const lookup = { lexical, imageId: unused, pageId: unused, formId: unused }
  const own = { collection: 'forms', depth: 0, req, ...asSystem } as const
  for (const { key, ...seed } of seeds) {
    // A resolved draft has the shape of the document: `Draft` was derived from its type.
    const stored = await req.payload.create({
      ...own,
      locale: FIRST,
      data: { ...(inLanguage(seed, FIRST, lookup) as Form), tenant, confirmationType: 'message' },
    })
    for (const locale of OTHERS) {
      const data = withRowIds(inLanguage(seed, locale, lookup), stored) as Form
      await req.payload.update({ ...own, id: stored.id, locale, data })
    }
    ids.set(key, stored.id)
  }
  return ids
}
