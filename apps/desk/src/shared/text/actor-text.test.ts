import { actors } from '@daftar/rules/status/actors'
import { expect, test } from 'vitest'
import { actorText } from './actor-text.ts'

test('whoever is known by a role alone is told in words; shoppers act on nothing the console tells of', () => {
  expect(actors.filter((actor) => actorText(actor) === actor)).toEqual(['shopper'])
  expect(actorText('Rima Fares')).toBe('Rima Fares')
})
