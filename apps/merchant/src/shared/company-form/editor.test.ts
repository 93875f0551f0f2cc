import { emptyDocument, type OnboardingDocument } from '@daftar/rules/onboarding/document'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEditor, type SaveEnd } from './editor.ts'
import type { Saved } from './standing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const named = (business_name: string, first_name = ''): OnboardingDocument => {
  const document = emptyDocument()
  return { ...document, basic_info: { ...document.basic_info, business_name, first_name } }
}
const at = (version: number, document = named('')): Saved => ({ version, document })

/** A server of one application, and a device at it. */
function aDevice(options: { draft?: Saved; ends?: SaveEnd<Saved>['kind'][] } = {}) {
  let there = at(1)
  const kept: (Saved | null)[] = []
  const sent: { version: number; name: string; keepalive: boolean }[] = []
  const editor = createEditor<Saved>({
    saved: there,
    draft: options.draft ?? null,
    keep: (draft) => void kept.push(draft),
    read: () => Promise.resolve(there),
    save: (version, document, keepalive) => {
      sent.push({ version, name: document.basic_info.business_name, keepalive })
      if (options.ends?.shift() === 'lost') return Promise.resolve({ kind: 'lost' })
      if (version !== there.version) return Promise.resolve({ kind: 'stale' })
      there = at(version + 1, document)
      return Promise.resolve({ kind: 'saved', saved: there })
    },
  })
  return {
    editor,
    sent,
    kept,
    elsewhere: (document: OnboardingDocument) => (there = at(there.version + 1, document)),
  }
}

test('what is typed travels 1.5 s after the last key, once [DEC-ONB-33]', async () => {
  const { editor, sent, kept } = aDevice()
  editor.change(named('N'))
  await vi.advanceTimersByTimeAsync(1_499)
  editor.change(named('Noor'))
  await vi.advanceTimersByTimeAsync(1_499)
  expect([sent, editor.get().state, kept.at(-1)?.document.basic_info.business_name]).toEqual([
    [],
    'typing',
    'Noor',
  ])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([{ version: 1, name: 'Noor', keepalive: false }])
  expect([editor.get().state, kept.at(-1)]).toEqual(['saved', null])
})

test('a page that is left sends what is typed at once, and on after it is gone [ONB-79, DEC-ONB-33]', async () => {
  const { editor, sent } = aDevice()
  editor.change(named('Noor'))
  editor.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([{ version: 1, name: 'Noor', keepalive: true }])
})

test('what never arrived stands there again after a crash, unless something newer was saved', async () => {
  const { editor, sent } = aDevice({ draft: at(1, named('Noor')) })
  expect(editor.get().document.basic_info.business_name).toBe('Noor')
  expect(await editor.flush()).toBe(true)
  expect(sent).toHaveLength(1)
  expect(aDevice({ draft: at(0, named('old')) }).editor.get().document.basic_info.business_name).toBe('')
})

test('a save that did not arrive says so, and the next one carries everything', async () => {
  const { editor, sent, kept } = aDevice({ ends: ['lost'] })
  editor.change(named('Noor'))
  expect(await editor.flush()).toBe(false)
  expect([editor.get().state, kept.at(-1)?.document.basic_info.business_name]).toEqual(['lost', 'Noor'])
  expect(await editor.flush()).toBe(true)
  expect(sent.at(-1)).toEqual({ version: 1, name: 'Noor', keepalive: false })
})

test('what another device changed is taken over beside what is typed here, and told', async () => {
  const { editor, sent, elsewhere } = aDevice()
  elsewhere(named('', 'Mariam'))
  editor.change(named('Noor'))
  expect(await editor.flush()).toBe(true)
  expect(sent.map(({ version }) => version)).toEqual([1, 2])
  expect(editor.get()).toMatchObject({
    elsewhere: ['basic_info.first_name'],
    document: { basic_info: { business_name: 'Noor', first_name: 'Mariam' } },
  })
})

test.each([
  ['mine', 'Noor'],
  ['theirs', 'Nour'],
] as const)('one field changed on two devices is asked about, and %s is kept', async (whose, name) => {
  const { editor, elsewhere, sent } = aDevice()
  elsewhere(named('Nour'))
  editor.change(named('Noor'))
  expect(await editor.flush()).toBe(false)
  expect(editor.get()).toMatchObject({
    state: 'conflict',
    both: [{ path: 'basic_info.business_name', theirs: 'Nour', mine: 'Noor' }],
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toHaveLength(1)
  await editor.decide(whose)
  expect([editor.get().state, editor.get().document.basic_info.business_name]).toEqual(['saved', name])
})

test('what was saved elsewhere is taken over when it is asked for, and what is typed here goes on', async () => {
  const { editor, sent, elsewhere } = aDevice()
  elsewhere(named('', 'Mariam'))
  await editor.refresh()
  expect(editor.get()).toMatchObject({
    state: 'saved',
    elsewhere: ['basic_info.first_name'],
    document: { basic_info: { first_name: 'Mariam' } },
  })
  editor.change(named('Noor', 'Mariam'))
  elsewhere(named('', 'Mona'))
  await editor.refresh()
  expect(editor.get().document.basic_info).toMatchObject({ business_name: 'Noor', first_name: 'Mona' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toEqual([{ version: 3, name: 'Noor', keepalive: false }])
})

test('asking asks about a field that is typed here and was saved elsewhere, and sends neither', async () => {
  const { editor, sent, elsewhere } = aDevice()
  editor.change(named('Noor'))
  elsewhere(named('Nour'))
  await editor.refresh()
  expect(editor.get()).toMatchObject({
    state: 'conflict',
    both: [{ path: 'basic_info.business_name', theirs: 'Nour', mine: 'Noor' }],
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([])
})

test('a question that comes up while a save is on its way is answered before the next save leaves', async () => {
  const { editor, sent, elsewhere } = aDevice()
  elsewhere(named('Nour'))
  editor.change(named('Noor'))
  const both = [editor.flush(), editor.flush()]
  expect(await Promise.all(both)).toEqual([false, false])
  expect(sent).toHaveLength(1)
  expect(editor.get().state).toBe('conflict')
})
