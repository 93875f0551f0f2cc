import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { childTicks, processorSeconds } from './processor.ts'

test('the ticks of waited-for children are read from a stat file, whatever the program is called', () => {
  const rest = 'S 1 2 3 0 -1 4194560 100 200 0 0 11 12 345 67 20 0 11 0 123456 1000 200 18446744073709551615'
  expect(childTicks(`42 (node) ${rest}`)).toBe(345 + 67)
  expect(childTicks(`42 (a (bad) name) 7) ${rest}`)).toBe(345 + 67)
  expect(() => childTicks('nothing of the kind')).toThrow('not the text of a stat file')
})

test('what a child used is counted once it has ended', () => {
  const before = processorSeconds()
  const busy = 'while (process.cpuUsage().user < 100_000) Math.random()'
  spawnSync(process.execPath, ['--eval', busy])
  const after = processorSeconds()
  expect(before !== undefined).toBe(existsSync('/proc/self/stat'))
  expect((after ?? 0.1) - (before ?? 0)).toBeGreaterThan(0.09)
})
