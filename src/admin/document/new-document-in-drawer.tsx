import type { SanitizedConfig, ServerFunctionClientArgs } from 'payload'

import { requestedNewDocument } from './new-document'
import { NewDocument } from './NewDocument'

/** The response to a drawer that asks for the form of a new document, where that asks for a title first; else null. */
export async function newDocumentInDrawer(
  call: ServerFunctionClientArgs,
  config: Promise<SanitizedConfig> | SanitizedConfig,
) {
  const slug = requestedNewDocument(call, await config)
  return slug && { data: {}, Document: <NewDocument key={slug} collectionSlug={slug} /> }
}
