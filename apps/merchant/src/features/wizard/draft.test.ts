import { expect, test } from 'vitest'
import { draftsOf, withDraft } from './draft.ts'

function memory(over: Partial<Storage> = {}): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
    ...over,
  }
}

test('what is typed is kept per application and step, and forgotten once it is saved', () => {
  const storage = memory()
  const drafts = draftsOf(storage, 'app_1')
  drafts.keep('social_networks', { instagram: 'noor' })
  expect(drafts.read('social_networks')).toEqual({ instagram: 'noor' })
  expect(drafts.read('location_details')).toBeNull()
  expect(draftsOf(storage, 'app_2').read('social_networks')).toBeNull()
  drafts.keep('social_networks', null)
  expect(drafts.read('social_networks')).toBeNull()
})

test('a storage that is full, forbidden or spoilt loses the draft and nothing else', () => {
  const full = draftsOf(
    memory({
      setItem: () => {
        throw new Error('quota')
      },
    }),
    'app_1',
  )
  expect(() => full.keep('social_networks', { instagram: 'noor' })).not.toThrow()
  for (const text of ['{', '[]', '5', 'null'])
    expect(draftsOf(memory({ getItem: () => text }), 'app_1').read('social_networks')).toBeNull()
})

test('a draft stands over the start of the form; values of another kind and unknown fields are left out', () => {
  const start = { instagram: 'saved', facebook: '', others: [''], file: null as { url: string } | null }
  expect(withDraft(start, { instagram: 'typed', file: { url: 'fil_1' } })).toEqual({
    ...start,
    instagram: 'typed',
    file: { url: 'fil_1' },
  })
  const odd = { others: 'no list', facebook: 5, stranger: true } as never
  expect(withDraft(start, odd)).toEqual(start)
  expect(withDraft(start, null)).toBe(start)
})
