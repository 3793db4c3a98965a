/** Vitest calls it once, before anything starts. @throws {Error} without a language model to test with */
export function setup(): void {
  if (process.env.LLM_PROVIDER && process.env.LLM_MODEL) return
  throw new Error(
    'npm run test:llm needs a language model: set LLM_PROVIDER, LLM_MODEL and what belongs to them (.env.example). It is called, at its price.',
  )
}
