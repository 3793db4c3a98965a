// How the layer check finds what `@/…` means; TypeScript 7 has no API that would read tsconfig.json for it.
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export default {
  resolve: {
    alias: { '@payload-config': path.join(root, 'payload.config.ts'), '@': root },
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
}
