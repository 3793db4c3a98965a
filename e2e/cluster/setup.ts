import path from 'node:path'
import { inject } from 'vitest'

// Runs before any module reads the environment: the tests write content through Payload, with the nodes' settings.
Object.assign(process.env, inject('shared'), { DATA_DIR: path.join(inject('folder'), 'tests') })
