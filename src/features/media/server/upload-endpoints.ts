import { getTranslation } from '@payloadcms/translations'
import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  createOperation,
  type Endpoint,
  Forbidden,
  parseParams,
  type PayloadRequest,
  updateByIDOperation,
} from 'payload'

import { hasPermissionInAnyTenant } from '@/src/access/memberships'
import { countUpload } from './count-upload'
import { prepareImage } from './prepare-image'
import { discardFile, type IncomingFile } from './receive-file'

async function prepareUpload(req: PayloadRequest, file: IncomingFile): Promise<void> {
  try {
    await countUpload(req)
    const prepared = await prepareImage(req, file)
    req.file = prepared.file
    req.context = { ...req.context, ...prepared.context }
  } catch (error) {
    await discardFile(file)
    throw error
  }
}

/** Reads the body of a request, and decodes its file before a transaction begins. */
async function receive(req: PayloadRequest) {
  // The operation checks access again; decoding is too expensive to do for whoever may not store the result.
  if (!hasPermissionInAnyTenant(req.user, 'media.write')) throw new Forbidden(req.t)
  await addDataAndFileToRequest(req)
  addLocalesToRequestFromData(req)
  if (req.file) await prepareUpload(req, req.file)
  const { depth, populate, select, overrideLock = false } = parseParams(req.query)
  const read = {
    ...(depth !== undefined && { depth }),
    ...(populate && { populate }),
    ...(select && { select }),
  }
  return { ...read, overrideLock, collection: req.payload.collections.media, data: req.data as never, req }
}

async function postImage(req: PayloadRequest): Promise<Response> {
  const doc = await createOperation<'media', object>(await receive(req))
  const label = getTranslation(req.payload.collections.media.config.labels.singular, req.i18n)
  return Response.json({ doc, message: req.t('general:successfullyCreated', { label }) }, { status: 201 })
}

async function patchImage(req: PayloadRequest): Promise<Response> {
  const id = String(req.routeParams?.id)
  const doc = await updateByIDOperation<'media'>({ ...(await receive(req)), id })
  return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
}

/**
 * Replaces Payload's own endpoints, which begin a transaction before they look at the file: the turns for transactions
 * would be held by decoding.
 */
export const uploadEndpoints: Endpoint[] = [
  { path: '/', method: 'post', handler: postImage },
  { path: '/:id', method: 'patch', handler: patchImage },
]
