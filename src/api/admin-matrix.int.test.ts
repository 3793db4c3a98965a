/// <reference types="vite/types/importMeta.d.ts" />
import { describeMatrix } from '@/src/testing/api-matrix/describe-matrix'
import type { Matrix } from '@/src/testing/api-matrix/row'

const files = import.meta.glob<{ matrix: Matrix }>('./**/*.matrix.ts', { eager: true })

describeMatrix(files, / \/api\/admin\//)
