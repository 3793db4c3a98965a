import { ensureBrowser } from '@/scripts/checks/browser'
import { runTool } from '@/scripts/checks/commands'

/**
 * Measures the first-load JavaScript of each page type, as `npm test` does. `--update` writes the sizes to
 * scripts/checks/size.json instead of comparing them.
 */
ensureBrowser()
if (process.argv.includes('--update')) process.env.SIZE_UPDATE = '1'
const { code, output } = await runTool('playwright', ['test', 'e2e/size.spec.ts'])
process.stdout.write(output)
process.exit(code)
