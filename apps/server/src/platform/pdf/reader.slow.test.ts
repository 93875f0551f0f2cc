import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pdfReader } from './reader.ts'

// More at once than in `reader.test.ts`, which proves the same with one bomb.

const reader = pdfReader({ wallSeconds: 600 })
afterAll(() => reader.stop())

const look = (name: string) => reader.look({ path: join(import.meta.dirname, 'fixtures', name), owner: name })

test('bombs of every kind at once end their processes; others read on', async () => {
  const looks = await Promise.all(['bomb-inflate.pdf', 'text-reportlab.pdf', 'bomb-text.pdf'].map(look))
  expect(looks.map(({ kind }) => kind)).toEqual(['too_heavy', 'text', 'too_heavy'])
  expect(reader.working()).toEqual([])
})
