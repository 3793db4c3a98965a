/**
 * Defect: Payload serves whatever lies in the folder of an upload collection, also what no document names, and responds with
 * 500 where a document has no file.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: missing-files.int.test.ts "Payload serves a file that no document names" fails
 */
import { NotFound, type Payload, type UploadConfig } from 'payload'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Marks a handler that serves no file. A property, because a server may load this module more than once. */
const SERVES_NONE = 'servesNone'

/** Whether a handler may respond with a file. */
export const servesFiles = (handler: Handler): boolean => !(SERVES_NONE in handler)

/**
 * Responds with 404 for a file that is not there or that no document names.
 * @param exists whether a document names the file, and it is stored
 */
export const rejectMissingFiles = (
  exists: (payload: Payload, filename: string) => Promise<boolean>,
): Handler => {
  const reject: Handler = async (req, { params: { filename } }) => {
    if (!(await exists(req.payload, filename))) throw new NotFound(req.t)
  }
  return Object.assign(reject, { [SERVES_NONE]: true })
}
