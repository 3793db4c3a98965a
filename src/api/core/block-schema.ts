import { Ajv, type ValidateFunction } from 'ajv'
import { configToJSONSchema, type Payload, type SanitizedConfig } from 'payload'

import { invalid } from './from-error'
import type { FieldError } from './problems'

type Json = Record<string, unknown>
type Validators = Map<string, ValidateFunction>

const DEFINITION = '#/definitions/'
const ID = { type: ['string', 'null'], pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null

const refersTo = (schema: Json, slugs: ReadonlySet<string>): boolean =>
  [schema.oneOf, schema.anyOf]
    .flat()
    .some(
      (option) =>
        isRecord(option) && typeof option.$ref === 'string' && slugs.has(option.$ref.replace(DEFINITION, '')),
    )

const mapValues = (values: unknown, map: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(isRecord(values) ? values : {}).map(([key, value]) => [key, map(value)]))

/** Which of a field's types it may be written in: lists and groups always exist, anything else may be null. */
function nullable(schema: unknown): unknown {
  if (!isRecord(schema) || !('type' in schema) || 'const' in schema) return schema
  const type = [schema.type].flat().find((name) => name !== 'null')
  const isRichText = isRecord(schema.properties) && 'root' in schema.properties
  if (type === 'array' || (type === 'object' && !isRichText)) return { ...schema, type }
  const options = Array.isArray(schema.enum) ? { enum: [...(schema.enum as unknown[]), null] } : {}
  return { ...schema, ...options, type: [type, 'null'] }
}

/**
 * The form in which blocks are written: a draft may lack what publishing asks for, and any field may be null;
 * a document is named by its id.
 */
function forWriting(schema: unknown, slugs: ReadonlySet<string>): unknown {
  if (!isRecord(schema)) return schema
  if (refersTo(schema, slugs)) return ID
  const { required: _required, minItems: _minItems, ...kept } = schema
  const inner = (value: unknown) => forWriting(value, slugs)
  const options = Object.entries(kept).filter(([key]) => key === 'oneOf' || key === 'anyOf')
  return {
    ...kept,
    ...('properties' in kept && {
      properties: mapValues(kept.properties, (value) => nullable(inner(value))),
    }),
    ...('items' in kept && { items: inner(kept.items) }),
    ...Object.fromEntries(options.map(([key, list]) => [key, [list].flat().map(inner)])),
  }
}

/** One validator per block type, from the JSON schema that Payload makes of the config. */
function compile(config: SanitizedConfig): Validators {
  const { definitions = {} } = configToJSONSchema(config, 'text')
  const slugs = new Set(config.collections.map(({ slug }) => slug))
  const blocks = Object.entries(definitions).filter(([name]) => !slugs.has(name as never))
  const ajv = new Ajv({ strict: false, allErrors: true })
  ajv.addSchema({
    $id: 'gevel',
    definitions: Object.fromEntries(blocks.map(([name, schema]) => [name, forWriting(schema, slugs)])),
  })
  return new Map(
    (config.blocks ?? []).map(({ slug, interfaceName = slug }) => [
      slug,
      ajv.compile({ $ref: `gevel${DEFINITION}${interfaceName}` }),
    ]),
  )
}

function problemsOf(validators: Validators, block: { blockType: string }, path: string): FieldError[] {
  const validate = validators.get(block.blockType)
  if (!validate) {
    const types = [...validators.keys()].join(', ')
    return [{ path: `${path}.blockType`, message: `There is no such block. The types are: ${types}.` }]
  }
  if (validate(block)) return []
  return (validate.errors ?? []).map(({ instancePath, message = 'is not valid', params }) => ({
    path: `${path}${instancePath.replaceAll('/', '.')}`,
    message: 'additionalProperty' in params ? `has no field "${String(params.additionalProperty)}"` : message,
  }))
}

const compiled = new WeakMap<SanitizedConfig, Validators>()

function validatorsOf({ config }: Payload): Validators {
  const validators = compiled.get(config) ?? compile(config)
  compiled.set(config, validators)
  return validators
}

/**
 * One block, given as its type and, apart from it, its `data`.
 * @throws {ApiError} 422 as below, with paths into `data`
 */
export function assertBlockFits(payload: Payload, block: { blockType: string }): void {
  const errors = problemsOf(validatorsOf(payload), block, 'data')
  const ofType = (path: string) => (path === 'data.blockType' ? 'blockType' : path)
  if (errors.length > 0) throw invalid(errors.map(({ path, message }) => ({ path: ofType(path), message })))
}

/** @throws {ApiError} 422 when a block is of no known type or has a field of the wrong form */
export function assertBlocksFit(payload: Payload, blocks: readonly { blockType: string }[]): void {
  const validators = validatorsOf(payload)
  const errors = blocks.flatMap((block, index) => problemsOf(validators, block, `blocks.${index}`))
  if (errors.length > 0) throw invalid(errors)
}
