/// <reference types="vite/types/importMeta.d.ts" />
import type { Matrix } from './row'

const files = import.meta.glob<{ matrix: Matrix }>('/src/features/**/*.matrix.ts', { eager: true })

/** The rows of each file for the operations whose name (`GET /api/…`) matches, without empty files. */
export const matricesOf = (names: RegExp): Matrix[] =>
  Object.values(files).flatMap(({ matrix }) => {
    const rows = Object.entries(matrix).filter(([name]) => names.test(name))
    return rows.length > 0 ? [Object.fromEntries(rows)] : []
  })

/** Every row, by the name of its operation. */
export const everyRow = () => new Map(matricesOf(/^/).flatMap((matrix) => Object.entries(matrix)))
