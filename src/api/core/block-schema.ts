import { Ajv, type ValidateFunction } from 'ajv'
import type { Payload, SanitizedConfig } from 'payload'

import { TEXT_NODES } from '@/src/lib/rich-text-nodes'
import { invalid } from './from-error'
import { harmfulLink } from './harmful-link'
import type { FieldError } from './problems'
import { invalidRichText } from './rich-text-nodes'
import { schemaErrorMessage } from './schema-errors'
import { writingSchemas } from './writing-schema'

type Validators = Map<string, ValidateFunction>

/** One validator per block type. */
function compile(config: SanitizedConfig): Validators {
  const ajv = new Ajv({ strict: false, allErrors: true, verbose: true })
  return new Map([...writingSchemas(config)].map(([slug, schema]) => [slug, ajv.compile(schema)]))
}

function problemsOf(validators: Validators, block: { blockType: string }, path: string): FieldError[] {
  const validate = validators.get(block.blockType)
  if (!validate) {
    const types = [...validators.keys()].join(', ')
    return [{ path: `${path}.blockType`, message: `Unknown block type. Allowed types: ${types}.` }]
  }
  if (validate(block)) {
    const broken = invalidRichText(block, path, TEXT_NODES) ?? harmfulLink(block, path)
    return broken ? [broken] : []
  }
  return (validate.errors ?? []).map((error) => ({
    path: `${path}${error.instancePath.replaceAll('/', '.')}`,
    message: schemaErrorMessage(error),
  }))
}

const compiled = new WeakMap<SanitizedConfig, Validators>()

function validatorsOf({ config }: Payload): Validators {
  const validators = compiled.get(config) ?? compile(config)
  compiled.set(config, validators)
  return validators
}

/**
 * Validates one block, given as its type and, separately, its `data`.
 * @throws {ApiError} 422 as {@link assertBlocks}, with paths into `data`
 */
export function assertBlockFits(payload: Payload, block: { blockType: string }): void {
  const errors = problemsOf(validatorsOf(payload), block, 'data')
  const ofType = (path: string) => (path === 'data.blockType' ? 'blockType' : path)
  if (errors.length > 0) throw invalid(errors.map(({ path, message }) => ({ path: ofType(path), message })))
}

/** @throws {ApiError} 422 when a block has an unknown type or a field with an invalid value */
export function assertBlocksFit(payload: Payload, blocks: readonly { blockType: string }[]): void {
  const validators = validatorsOf(payload)
  const errors = blocks.flatMap((block, index) => problemsOf(validators, block, `blocks.${index}`))
  if (errors.length > 0) throw invalid(errors)
}
