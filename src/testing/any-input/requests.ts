import fc from 'fast-check'

import { apiDocument } from '../api'
import type { Sent } from '../api-matrix/row'
import { schemaArbitrary } from '../schema-arbitrary'
import { brokenJson, contentTypes, hostileHeaders, hostileText } from './hostile'
import { mutated } from './mutate'
import type { DescribedOperation } from './operations'
import { files } from './files'

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const asSegment = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed()) || '-'

type Parts = Pick<Sent, 'body' | 'rawBody' | 'headers'>

/** Query strings with valid, hostile, unknown and repeated parameters. */
function queries({ parameters }: DescribedOperation, arbitrary: (schema: unknown) => fc.Arbitrary<unknown>) {
  const known = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) =>
      fc.tuple(fc.constant(name), fc.oneof(arbitrary(schema).map(asText), hostileText)),
    )
  const unknown = fc.tuple(
    fc.constantFrom('where[id]', 'page[]', 'depth', 'locale', 'domain', 'draft', '__proto__', ''),
    hostileText,
  )
  const pair = fc.oneof(...known.map((each) => ({ weight: 10, arbitrary: each })), {
    weight: known.length === 0 ? 1 : known.length,
    arbitrary: unknown,
  })
  return fc
    .oneof(
      { weight: known.length === 0 ? 10 : 1, arbitrary: fc.constant([]) },
      { weight: 3, arbitrary: fc.array(pair, { maxLength: 4 }) },
    )
    .map((pairs) => new URLSearchParams(pairs.map(([key, value]) => [key, value.toWellFormed()])).toString())
}

/** Paths whose parameters are ids of the tenant, of another tenant, random or hostile. */
const paths = ({ path }: DescribedOperation, known: readonly string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...known), fc.uuid(), hostileText), { minLength: 2, maxLength: 2 })
    .map((values) => {
      let index = 0
      return path.replaceAll(/\{\w+\}/g, () => asSegment(values[index++]))
    })

/** Bodies generated from the schema, valid bodies with changes, and malformed bodies. */
function bodies(
  { requestBody, method }: DescribedOperation,
  valid: readonly Sent[],
  arbitrary: (schema: unknown) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Parts> {
  // `Request` cannot carry a body with GET.
  if (method === 'GET') return fc.constant({})
  if (!requestBody)
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.jsonValue().map((body) => ({ body })) },
    )
  const examples = valid.flatMap(({ body }) => (body === undefined ? [] : [body]))
  const json = requestBody.content['application/json']
  const values = [...examples.map(mutated), ...(json ? [arbitrary(json.schema), arbitrary(json.schema)] : [])]
  const raw = valid.flatMap(({ rawBody, headers }) => (rawBody === undefined ? [] : [{ rawBody, headers }]))
  const text = JSON.stringify(examples[0] ?? {})
  return fc.oneof(
    ...(values.length > 0 ? [{ weight: 8, arbitrary: fc.oneof(...values).map((body) => ({ body })) }] : []),
    ...(raw.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...raw) }] : []),
    { weight: 2, arbitrary: brokenJson(text).map((rawBody) => ({ rawBody })) },
    {
      weight: 1,
      arbitrary: contentTypes.map((type) => ({ rawBody: text, headers: { 'content-type': type } })),
    },
    ...(requestBody.content['multipart/form-data']
      ? [{ weight: 8, arbitrary: files.map((rawBody) => ({ rawBody })) }]
      : []),
    ...(requestBody.content['text/csv']
      ? [
          {
            weight: 4,
            arbitrary: hostileText.map((line) => ({
              rawBody: `from,to,status\n/a,${line}\n${line}`,
              headers: { 'content-type': 'text/csv' },
            })),
          },
        ]
      : []),
  )
}

/**
 * Arbitrary requests to an operation.
 * @param valid valid requests to derive them from
 * @param known ids of existing documents, of the tenant and of another
 */
export function requests(operation: DescribedOperation, valid: readonly Sent[], known: readonly string[]) {
  const arbitrary = schemaArbitrary(apiDocument, known)
  const validPaths = valid.map(({ path }) => path)
  const path = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...validPaths) },
    {
      weight: 3,
      arbitrary: fc.tuple(fc.constantFrom(...validPaths), queries(operation, arbitrary)).map(join),
    },
    { weight: 3, arbitrary: fc.tuple(paths(operation, known), queries(operation, arbitrary)).map(join) },
  )
  const headers = fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: hostileHeaders },
  )
  return fc
    .record({ path, parts: bodies(operation, valid, arbitrary), headers })
    .map(({ path: requestPath, parts, headers: own }): Sent => ({
      path: requestPath,
      ...parts,
      headers: { ...valid[0]?.headers, ...parts.headers, ...own },
    }))
}

const join = ([path, search]: [string, string]): string =>
  search === '' ? path : `${path.split('?')[0] ?? path}?${search}`
