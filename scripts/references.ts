import { onDatabase } from '@/scripts/on-database'

/** `npm run references -- --check|--rebuild`: compares the stored references with all documents, or stores them again. */
await onDatabase('npm run references', async () => {
  const { runReferences } = await import('@/scripts/stored-references')
  await runReferences(process.argv.slice(2))
})
