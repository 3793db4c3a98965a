/// <reference types="vite/types/importMeta.d.ts" />
import type { Matrix } from '@/src/testing/api-matrix/row'
import { describeAnyInput } from '@/src/testing/any-input/describe-any-input'

const files = import.meta.glob<{ matrix: Matrix }>('./**/*.matrix.ts', { eager: true })

describeAnyInput(files, /^(?!GET )\w+ \/api\/admin\//)
