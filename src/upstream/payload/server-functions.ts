/**
 * Defect: the admin panel calls a server function by looking up the name that the browser sends in an object, with its
 * prototype, after it has initialised the request. The name `constructor` calls `Object` with the request, which is
 * logged and sent back: seconds of processor time for an anonymous call.
 * Seen in: @payloadcms/next 3.90.1
 * Upstream: not reported yet (docs/upstream/server-function-names.md, to be sent privately)
 * Remove when: server-functions.test.ts "Payload looks up the name of a server function with the prototype of its table" fails
 */
import type { ServerFunctionClientArgs } from 'payload'

/** The names that the panel of this version calls; all of them Payload's own. */
export const SERVER_FUNCTIONS: readonly string[] = [
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
]

const isRecord = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const own = (record: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined

/**
 * The call of a server function as a browser sent it, with nothing besides its name and arguments.
 * @throws {Error} without any part of the call, when it names no server function
 */
export function knownServerFunction(call: unknown): ServerFunctionClientArgs {
  const name = isRecord(call) ? own(call, 'name') : undefined
  const args = isRecord(call) ? own(call, 'args') : undefined
  if (typeof name !== 'string' || !SERVER_FUNCTIONS.includes(name) || !isRecord(args))
    throw new Error('Unknown server function')
  return { name, args }
}
