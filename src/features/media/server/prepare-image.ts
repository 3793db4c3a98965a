import type { PayloadRequest } from 'payload'

import { imageError } from '../hooks/image-error'
import { withOrigin, withPreparedImage } from './prepared-image'
import { acceptFile, describeFile, discardFile, type IncomingFile } from './receive-file'

export type Prepared = { file: IncomingFile; context: Record<string, unknown> }

/**
 * Validates, cleans and describes a file, for `payload.create`. This takes seconds: not to be called in a transaction.
 * @throws {APIError} when it is not an acceptable image
 */
export async function prepareImage(req: PayloadRequest, incoming: IncomingFile): Promise<Prepared> {
  let file = incoming
  try {
    const accepted = await acceptFile(incoming)
    file = accepted.file
    const description = await describeFile(file, req.payload.logger)
    return { file, context: { ...withPreparedImage(description), ...withOrigin(accepted.origin) } }
  } catch (error) {
    await discardFile(file)
    throw imageError(error, req)
  }
}
