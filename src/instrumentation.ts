/** Runs once when the server process starts, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startNode } = await import('./content/revalidate/start')
  await startNode()
}
