'use server'

import type { RenderedForm } from '@/src/components/preview/LiveDocument'
import { isRecord } from '@/src/lib/is-record'
import { currentPreview } from './current-preview'
import { PreviewedDocument } from './PreviewedDocument'

const MAX_CHARACTERS = 500_000

function parse(text: unknown): Record<string, unknown> | null {
  if (typeof text !== 'string' || text.length > MAX_CHARACTERS) return null
  try {
    const form: unknown = JSON.parse(text)
    return isRecord(form) ? form : null
  } catch {
    return null
  }
}

/**
 * The document of this preview with the contents of its form, which nothing stores. The token of the page is checked as for
 * the page itself.
 * @param text the values of the form, as JSON
 */
export async function renderUnsaved(text: string): Promise<RenderedForm> {
  const form = parse(text)
  if (!form) return { type: 'invalid' }
  const { shown, locale, isOpen } = await currentPreview(form)
  if (!shown) return { type: isOpen ? 'invalid' : 'ended' }
  return { type: 'rendered', tree: <PreviewedDocument locale={locale} shown={shown} /> }
}
