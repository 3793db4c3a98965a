import { onDatabase } from '@/scripts/on-database'
import { StartError } from '@/scripts/progress.mjs'

/** `npm run sign-image -- <file> <modifiers>`: prints the path of an image in a form that the site itself does not use. */
await onDatabase('npm run sign-image', async () => {
  const { payloadInstance } = await import('@/src/platform/payload')
  const { signedImagePath } = await import('@/src/features/media')
  const [filename = '', modifiers = ''] = process.argv.slice(2)
  const result = await signedImagePath(await payloadInstance(), filename, modifiers)
  if (!result.ok) throw new StartError(result.problem)
  process.stdout.write(`${result.path}\n`)
})
