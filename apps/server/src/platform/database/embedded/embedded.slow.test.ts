import { test } from 'vitest'
import { temporaryFolder } from '../../../testing/database/temporary-folder.ts'
import { killUnderLoad } from '../../../testing/database/crash.ts'

// More often than in `embedded.test.ts`, which proves the same with three kills.

test('a database killed under load again and again comes back with every acknowledged write and job', () =>
  killUnderLoad(temporaryFolder(), { kills: 20 }))
