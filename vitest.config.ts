import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.ts', 'node_modules/**', '.next/**', 'e2e/**'],
          setupFiles: 'src/testing/console-setup.ts',
          // Modules are loaded once per worker, which takes a third of the time; a test leaves nothing behind in them.
          isolate: false,
          unstubGlobals: true,
          // Hundreds of made up inputs take a second; on a machine that has other work, several.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: ['node_modules/**', '.next/**'],
          globalSetup: 'src/testing/integration-setup.ts',
          setupFiles: ['src/testing/worker-setup.ts', 'src/testing/console-setup.ts'],
          // Loading Payload costs seconds: a worker does it once. Tests own their data, so files need no fresh one.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          // What comes by itself comes late on a machine that has other work.
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Several nodes of a build, with nginx, Varnish and a replica: `npm run test:cluster`, not part of `npm test`.
        test: {
          name: 'cluster',
          include: ['e2e/cluster/*.cluster.ts'],
          globalSetup: 'e2e/cluster/services.ts',
          setupFiles: 'e2e/cluster/setup.ts',
          isolate: false,
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        // Translations and answers of the language model that `LLM_*` names: `npm run test:llm`, not part of `npm test`.
        test: {
          name: 'llm',
          include: ['e2e/llm/*.llm.ts'],
          globalSetup: ['e2e/llm/configured.ts', 'src/testing/integration-setup.ts'],
          setupFiles: ['src/testing/worker-setup.ts', 'src/testing/console-setup.ts'],
          isolate: false,
          maxWorkers: 1,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // What the product does when a part of it, or a service that it uses, fails: `npm run test:faults`.
        test: {
          name: 'faults',
          include: ['e2e/faults/*.faults.ts'],
          globalSetup: 'e2e/faults/services.ts',
          setupFiles: 'e2e/cluster/setup.ts',
          isolate: false,
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
