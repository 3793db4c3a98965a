import { ensureBrowser } from '@/scripts/checks/browser'
import { runTool } from '@/scripts/checks/commands'

/**
 * Weighs the first-load JavaScript of each type of page, as `npm test` does. With `--update` it writes the figures to
 * scripts/checks/size.json instead of comparing with them.
 */
ensureBrowser()
if (process.argv.includes('--update')) process.env.SIZE_UPDATE = '1'
const { code, output } = await runTool('playwright', ['test', 'e2e/size.spec.ts'])
process.stdout.write(output)
process.exit(code)
