import { expect, test } from 'vitest'
import type { MatchedTransfer } from './queries.ts'
import { isFirstOfTwo, lineActs } from './possible-acts.ts'

const finance = { id: 'stf_1', mayMatch: true }

function aTransfer(given: Partial<MatchedTransfer> = {}): MatchedTransfer {
  return { status: 'ordered', proposed_by_id: null, needs_second: false, ...given } as MatchedTransfer
}

test('a line that fits a transfer is confirmed, matched to another one or set aside', () => {
  expect(lineActs({ state: 'open', transfer: aTransfer() }, finance)).toEqual({
    confirm: true,
    find: true,
    aside: true,
    reopen: false,
    ownProposal: false,
  })
  expect(lineActs({ state: 'open', transfer: null }, finance)).toMatchObject({ confirm: false, find: true })
})

test('nobody confirms what they matched first; a second person does', () => {
  const waiting = {
    state: 'waiting',
    transfer: aTransfer({ proposed_by_id: 'stf_1', needs_second: true }),
  } as const
  expect(lineActs(waiting, finance)).toMatchObject({ confirm: false, ownProposal: true })
  expect(lineActs(waiting, { id: 'stf_2', mayMatch: true })).toMatchObject({
    confirm: true,
    ownProposal: false,
  })
})

test('a line waits no longer for a transfer the bank refused: it is opened again', () => {
  const refused = {
    state: 'waiting',
    transfer: aTransfer({ status: 'rejected', proposed_by_id: 'stf_1' }),
  } as const
  expect(lineActs(refused, finance)).toMatchObject({ confirm: false, reopen: true, ownProposal: false })
  expect(lineActs({ state: 'aside', transfer: null }, finance).reopen).toBe(true)
})

test('what is matched stays matched, and other roles only look', () => {
  const none = { confirm: false, find: false, aside: false, reopen: false }
  expect(lineActs({ state: 'matched', transfer: aTransfer() }, finance)).toMatchObject(none)
  expect(lineActs({ state: 'open', transfer: aTransfer() }, { id: 'stf_1', mayMatch: false })).toMatchObject(
    none,
  )
})

test('above the limit the first match is a proposal, the second one confirms', () => {
  const above = aTransfer({ needs_second: true })
  expect(isFirstOfTwo({ effect: 'confirmed', transfer: above })).toBe(true)
  expect(
    isFirstOfTwo({ effect: null, transfer: aTransfer({ needs_second: true, proposed_by_id: 'x' }) }),
  ).toBe(false)
  expect(isFirstOfTwo({ effect: 'linked', transfer: aTransfer({ status: 'confirmed' }) })).toBe(false)
})
