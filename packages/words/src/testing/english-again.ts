import { afterAll } from 'vitest'
import { setLanguage } from '../language.ts'

// Files of tests share the modules that one worker has loaded: none leaves its language to the next.
afterAll(() => setLanguage('en'))
