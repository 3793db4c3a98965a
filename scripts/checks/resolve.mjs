// Resolves `@/…` for the layer check; TypeScript 7 has no API to read tsconfig.json.
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export default {
  resolve: {
    alias: { '@payload-config': path.join(root, 'payload.config.ts'), '@': root },
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
}
