import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'

import { createApi } from '..'
import { openApiDocument } from './document'

const app = createApi({
  payload: () => Promise.reject(new Error('the documentation needs no database')),
  migrations: [],
})

/** It is one long computation. */
const TIMEOUT_MS = 60_000

describe('the OpenAPI document', () => {
  it(
    'passes the public ruleset, and describes every parameter and tag',
    { timeout: TIMEOUT_MS },
    async () => {
      const config = await createConfig({
        extends: ['recommended'],
        rules: {
          'operation-4xx-problem-details-rfc7807': 'error',
          'operation-tag-defined': 'error',
          'parameter-description': 'error',
          'path-params-defined': 'error',
          'spec-strict-refs': 'error',
          'tag-description': 'error',
        },
      })
      const problems = await lintFromString({ source: JSON.stringify(openApiDocument(app)), config })
      const said = problems.map(
        ({ ruleId, message, location }) =>
          `${ruleId} ${location.map(({ pointer }) => pointer).join(' ')}: ${message}`,
      )
      expect(said).toEqual([])
    },
  )
})
