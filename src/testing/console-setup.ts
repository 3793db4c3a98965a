// As Next.js's server does first: parts of it that tests load need AsyncLocalStorage as a global.
import 'next/dist/server/node-environment-baseline'
import { afterAll, afterEach, expect } from 'vitest'
import { recordConsole, takeConsoleProblems } from '@/src/testing/console'

const HINT = 'fix the cause, or expect it with expectConsole of src/testing/console.ts'

const check = () => expect(takeConsoleProblems(), HINT).toEqual([])

recordConsole()
afterEach(check)
// For output after the last test.
afterAll(check)
