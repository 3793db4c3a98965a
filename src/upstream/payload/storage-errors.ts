/**
 * Defect: when the file of an upload cannot be written, as on a full disk, Payload responds with 400, as if the file were
 * wrong, or with 500 without a reason.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: storage-errors.int.test.ts "Payload responds with 400 when it cannot write a file" fails
 */
import { FileUploadError } from 'payload'

/** Errors of the operating system: no space, no permission, a folder that is gone or read-only, a broken disk. */
const SYSTEM_CODES: readonly unknown[] = ['EACCES', 'EDQUOT', 'EIO', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS']

/** Whether a file could not be stored. The media collection has validated it before, so its content is not the cause. */
export const isStorageError = (error: unknown): boolean =>
  error instanceof FileUploadError ||
  (error instanceof Error && 'code' in error && SYSTEM_CODES.includes(error.code))
