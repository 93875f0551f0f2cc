import type { StepName } from '@daftar/rules/capital/applications/steps'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftsOf, type RemoteDraft, type RemoteDrafts } from './draft.ts'
import { withDraft } from '../../../shared/capital/with-draft.ts'

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

/** A server that keeps drafts, for as many devices as ask it. */
function server(): RemoteDrafts & { sent: number } {
  const rows = new Map<StepName, RemoteDraft>()
  return {
    sent: 0,
    known: () => [...rows.values()],
    send(step, content) {
      this.sent += 1
      const version = (rows.get(step)?.version ?? 0) + 1
      rows.set(step, { step, content, version })
      return Promise.resolve(version)
    },
  }
}

const device = (remote: RemoteDrafts | null = null, storage = memory(), owner = 'app_1') =>
  draftsOf({ storage, owner, remote })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is typed is kept per application and step, and forgotten once it is saved', () => {
  const storage = memory()
  const drafts = device(null, storage)
  drafts.keep('social_networks', { instagram: 'noor' })
  expect(drafts.read('social_networks')).toEqual({ instagram: 'noor' })
  expect(device(null, storage).read('social_networks')).toEqual({ instagram: 'noor' })
  expect(drafts.read('location_details')).toBeNull()
  expect(device(null, storage, 'app_2').read('social_networks')).toBeNull()
  drafts.keep('social_networks', null)
  expect(drafts.read('social_networks')).toBeNull()
})

test('what was typed on one device stands on the next one, once the first has paused for a second', async () => {
  const remote = server()
  const phone = device(remote)
  phone.keep('social_networks', { instagram: 'n' })
  phone.keep('social_networks', { instagram: 'noor' })
  await vi.advanceTimersByTimeAsync(999)
  expect(remote.sent).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(remote.sent).toBe(1)
  expect(device(remote).read('social_networks')).toEqual({ instagram: 'noor' })
})

test('a device that was left behind takes over what the other saved, and keeps no older draft', async () => {
  const remote = server()
  const [desktop, phone] = [memory(), memory()]
  device(remote, desktop).keep('social_networks', { instagram: 'old' })
  await vi.runAllTimersAsync()
  const later = device(remote, phone)
  later.keep('social_networks', { instagram: 'new' })
  await vi.runAllTimersAsync()
  expect(device(remote, desktop).read('social_networks')).toEqual({ instagram: 'new' })
  later.keep('social_networks', null)
  await vi.runAllTimersAsync()
  expect(device(remote, desktop).read('social_networks')).toBeNull()
})

test('what is forgotten is gone at once, though the server still keeps what was typed', async () => {
  const remote = server()
  const storage = memory()
  const drafts = device(remote, storage)
  drafts.keep('social_networks', { instagram: 'mine' })
  await vi.runAllTimersAsync()
  drafts.keep('social_networks', null)
  expect(remote.known()).toMatchObject([{ content: { instagram: 'mine' } }])
  expect(drafts.read('social_networks')).toBeNull()
  expect(device(remote, storage).read('social_networks')).toBeNull()
  await vi.runAllTimersAsync()
  expect(remote.known()).toMatchObject([{ content: null }])
  expect(storage.getItem('daftar.wizard.app_1.social_networks')).toBeNull()
})

test('what is forgotten while it travels stays forgotten when it arrives', async () => {
  const remote = server()
  const { send } = remote
  let arrive = () => {}
  remote.send = async (step, content) => {
    if (content) await new Promise<void>((resolve) => (arrive = resolve))
    return send.call(remote, step, content)
  }
  const drafts = device(remote)
  drafts.keep('social_networks', { instagram: 'mine' })
  await vi.advanceTimersByTimeAsync(1_000)
  drafts.keep('social_networks', null)
  arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(remote.known()).toMatchObject([{ content: { instagram: 'mine' } }])
  expect(drafts.read('social_networks')).toBeNull()
})

test('what could not travel stands on its own device, and travels at once when the page is hidden', async () => {
  const storage = memory()
  const broken = { known: () => [], send: () => Promise.reject(new Error('offline')) }
  device(broken, storage).keep('social_networks', { instagram: 'noor' })
  await vi.runAllTimersAsync()
  expect(device(broken, storage).read('social_networks')).toEqual({ instagram: 'noor' })
  const remote = server()
  const drafts = device(remote)
  drafts.keep('location_details', { address: 'Al Maktoum Road' })
  drafts.flush()
  expect(remote.sent).toBe(1)
  await vi.runAllTimersAsync()
  expect(remote.sent).toBe(1)
})

test('a form that opens untouched tells the server nothing', async () => {
  const remote = server()
  const drafts = device(remote)
  drafts.keep('social_networks', null)
  await vi.runAllTimersAsync()
  expect(remote.sent).toBe(0)
})

test('a storage that is full, forbidden or spoilt loses the draft and nothing else', () => {
  const full = device(
    null,
    memory({
      setItem: () => {
        throw new Error('quota')
      },
    }),
  )
  expect(() => full.keep('social_networks', { instagram: 'noor' })).not.toThrow()
  for (const text of ['{', '[]', '5', 'null', '{"values":5,"base":0}'])
    expect(device(null, memory({ getItem: () => text })).read('social_networks')).toBeNull()
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
