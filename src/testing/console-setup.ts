import { afterAll, afterEach, expect } from 'vitest'
import { recordConsole, takeConsoleProblems } from '@/src/testing/console'

const HINT = 'fix the cause, or expect it with expectConsole of src/testing/console.ts'

const check = () => expect(takeConsoleProblems(), HINT).toEqual([])

recordConsole()
afterEach(check)
// For output after the last test.
afterAll(check)
