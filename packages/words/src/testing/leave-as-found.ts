import { afterAll, vi } from 'vitest'
import { setLanguage } from '../language.ts'

// Files of tests share the globals and modules of one worker: none leaves its clock, spies or language to the
// next.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  setLanguage('en')
})
