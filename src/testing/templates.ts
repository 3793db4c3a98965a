import type { Payload } from 'payload'

import type { Page, Template } from '@/payload-types'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { paragraph } from './pages'
import type { Company } from './tenants'

const scene = { overrideAccess: true, draft: true, depth: 0 } as const

type Blocks = NonNullable<Page['blocks']>

/** Texts of a hero with a button and of a rich text. */
const TEXTS = {
  nl: { heading: 'Kop', label: 'Verder', text: 'Een alinea.' },
  en: { heading: 'Heading', label: 'Go on', text: 'A paragraph.' },
} as const satisfies LocaleTexts<unknown>

const blocksIn = (locale: Locale, target: Page, [hero, text]: Blocks = []): Blocks => {
  const { heading, label, text: prose } = TEXTS[locale]
  const rows = hero && 'actions' in hero ? hero.actions : []
  return [
    {
      ...(hero && { id: hero.id }),
      blockType: 'hero',
      variant: 'statement',
      heading,
      actions: [{ ...(rows?.[0] && { id: rows[0].id }), link: { type: 'page', page: target.id, label } }],
    },
    { ...(text && { id: text.id }), blockType: 'richText', content: paragraph(prose) },
  ] as Blocks
}

/** A template in both languages, with a button to `target`. */
export async function createTemplate(
  payload: Payload,
  { tenant }: Pick<Company, 'tenant'>,
  target: Page,
  data: Partial<Template> = {},
): Promise<Template> {
  const own = { collection: 'templates', ...scene } as const
  const { id, blocks } = await payload.create({
    ...own,
    locale: 'nl',
    data: { tenant: tenant.id, name: 'Dienst', layout: 'blank', blocks: blocksIn('nl', target), ...data },
  })
  return payload.update({ ...own, id, locale: 'en', data: { blocks: blocksIn('en', target, blocks ?? []) } })
}
