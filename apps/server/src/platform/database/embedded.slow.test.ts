import { test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { killUnderLoad } from '../../testing/crash.ts'

// More often than in `embedded.test.ts`, which proves the same with one kill.

test('a database killed under load again and again comes back with every acknowledged write', () =>
  killUnderLoad(temporaryFolder(), { kills: 5 }))
