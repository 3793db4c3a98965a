import { onDatabase } from '@/scripts/on-database'

/** `npm run admin -- <email> [--create]`: sets a new password for an account, or creates a super admin. */
await onDatabase('npm run admin', async () => {
  const { runAdmin } = await import('@/scripts/admin-account')
  await runAdmin(process.argv.slice(2))
})
