// How the layer check finds what `@/…` means; TypeScript 7 has no API that would read tsconfig.json for it.
const path = require('node:path')

const root = path.join(__dirname, '../..')

module.exports = {
  resolve: {
    alias: { '@payload-config': path.join(root, 'payload.config.ts'), '@': root },
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
}
