import { expect, test } from 'vitest'
import { packagesOf, type Lock } from './packages.ts'

const lock: Lock = {
  '': { dependencies: {} },
  server: { dependencies: { house: '1', a: '1' } },
  house: { dependencies: { b: '1' } },
  'node_modules/house': { link: true, resolved: 'house' },
  'node_modules/a': { dependencies: { b: '2' }, optionalDependencies: { native: '1', foreign: '1' } },
  'node_modules/a/node_modules/b': {},
  'node_modules/b': {
    peerDependencies: { c: '1', absent: '1', spare: '1' },
    peerDependenciesMeta: { spare: { optional: true } },
  },
  'node_modules/spare': {},
  'node_modules/c': {},
  'node_modules/native': {},
  'node_modules/foreign': {},
  'node_modules/for-tests': {},
}

test('a release takes what its workspaces need to run, each where Node finds it, and nothing else', () => {
  const here = (folder: string) => folder !== 'node_modules/foreign'
  expect(packagesOf(lock, ['server'], here)).toEqual([
    'house',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
    'node_modules/c',
    'node_modules/native',
    'server',
  ])
})

test('a package that is needed and not installed ends the release', () => {
  expect(() => packagesOf(lock, ['server'], (folder) => folder !== 'node_modules/a')).toThrow(
    'server needs a',
  )
})
