import type { Where } from 'payload'

import { inTransaction } from '@/src/platform/database/transaction'
import { adminOperation } from '@/src/api/core/admin-operation'
import { respond, findOne } from '@/src/api/core/resource/find'
import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import {
  defineResource,
  idIn,
  localeIn,
  locationOf,
  paramsOf,
  queryOf,
} from '@/src/api/core/resource/resource'
import { removeOperation, updateOperation } from '@/src/api/core/resource/write-operations'
import { dataOf } from '@/src/api/core/schemas'
import { rightsWhere } from '@/src/features/media/rules/rights'
import { fileImagesOperation, moveFolderOperation, readFilingOperation } from './filing'
import { folderWhere } from '../rules/folder-where'
import { readFiling } from '../server/library/filing'
import { conversion, imageFilters, imageUpload, libraryImage, UPLOAD_PARTS } from './schemas'
import { toImages } from './serialize'
import {
  changedImage,
  converted,
  prepareConverted,
  prepareUpload,
  storeConverted,
  uploadImage,
} from './write'

export const images = defineResource({
  collection: 'media',
  path: '/images',
  param: 'uuid',
  tag: 'Images',
  noun: 'image',
  plural: 'images',
  permissions: { read: 'media.read', write: 'media.write', remove: 'media.write' },
  localized: true,
  schema: libraryImage,
  serialize: toImages,
  fieldNames: { focalX: 'focalPoint.x', focalY: 'focalPoint.y' },
  search: ['filename', 'alt', 'caption', 'credit'],
  exact: ['filename'],
  orders: [
    '-createdAt',
    'createdAt',
    '-updatedAt',
    'updatedAt',
    'filename',
    '-filename',
    'bytes',
    '-bytes',
    // Formerly named `-bytes`.
    '-filesize',
  ],
  sortedBy: { bytes: 'filesize' },
})

const made = {
  tag: images.tag,
  permission: images.permissions.write,
  answer: dataOf(libraryImage),
  status: 201,
  quota: 'uploads',
  problems: ['conflict'],
} as const

const upload = adminOperation({
  ...made,
  method: 'post',
  path: images.path,
  summary: 'Upload an image',
  description:
    'The file is decoded to verify its type. Camera metadata, including the location, is removed; only a credit line is kept, in `credit`, where none is sent; SVG is sanitized. The stored name may differ from the one sent.',
  query: queryOf(images),
  body: imageUpload,
  // An upload gives none.
  fieldNames: { filename: 'file', mimeType: 'file', filesize: 'file', tags: null },
  multipart: UPLOAD_PARTS,
  ownTransaction: true,
  handle: async ({ caller, query, body, headers }) => {
    const locale = localeIn(query)
    const prepared = await prepareUpload(caller, body)
    return inTransaction(caller.req, async () => {
      const id = await uploadImage(caller, body, prepared, locale)
      headers.set('location', locationOf(images, id, locale))
      return respond(images, caller, await findOne(images, caller, id, locale), locale)
    })
  },
})

const convert = adminOperation({
  ...made,
  method: 'post',
  path: '/images/convert/{uuid}',
  summary: 'Convert an image to a new one in another format or size',
  description:
    'The original stays as it is; the new image gets its texts in every language. Images are never enlarged.',
  ownTransaction: true,
  params: paramsOf(images),
  query: queryOf(images),
  body: conversion,
  // The body does not contain the image itself.
  fieldNames: { mimeType: 'format', width: 'width', height: 'height', '': null },
  handle: async ({ caller, params, query, body, headers }) => {
    const locale = localeIn(query)
    const source = await findOne(images, caller, idIn(params, images), locale)
    const data = await converted(caller, source, body)
    const prepared = await prepareConverted(caller, source, { data, format: body.format })
    return inTransaction(caller.req, async () => {
      const id = await storeConverted(caller, source, prepared)
      headers.set('location', locationOf(images, id, locale))
      return respond(images, caller, await findOne(images, caller, id, locale), locale)
    })
  },
})

const DESCRIBED: Record<'true' | 'false', Where> = {
  true: { and: [{ alt: { exists: true } }, { alt: { not_equals: '' } }] },
  false: { or: [{ alt: { exists: false } }, { alt: { equals: '' } }] },
}

export const adminImageOperations = [
  listOperation(images, {
    filters: {
      shape: imageFilters,
      where: async ({ mimeType, described, rights, sha256, folder, tag }, { caller: { req, tenant } }) => ({
        and: [
          ...(mimeType ? [{ mimeType: { equals: mimeType } }] : []),
          ...(sha256 ? [{ or: [{ hash: { equals: sha256 } }, { sourceHash: { equals: sha256 } }] }] : []),
          ...(rights ? [rightsWhere(rights, new Date())] : []),
          ...(described ? [DESCRIBED[described]] : []),
          ...(tag ? [{ tags: { equals: tag } }] : []),
          ...(folder ? [folderWhere(folder, (await readFiling(req, tenant.id)).folders)] : []),
        ],
      }),
    },
  }),
  upload,
  convert,
  readFilingOperation,
  fileImagesOperation,
  moveFolderOperation,
  getOperation(images),
  updateOperation(images, { ...changedImage, method: 'patch' }),
  removeOperation(images, { description: 'Rejected while a document refers to it. Also deletes its file.' }),
]
