import { expect, test } from 'vitest'
import { isErasedOnRequest, retentionClock, type RetainedFile } from './retention.ts'

const passport: RetainedFile = {
  purpose: 'identity_document',
  country: 'ARE',
  uploadedOn: '2026-01-31',
  isUsed: true,
  standing: { kind: 'accepted' },
  relationEndedOn: null,
}

test.each([
  ['nobody used', { isUsed: false }, 'never_used', '2026-02-07'],
  ['is in a draft', { standing: { kind: 'draft', on: '2026-02-01' } }, 'never_handed_in', '2026-07-31'],
  ['was refused', { standing: { kind: 'refused', on: '2026-02-28' } }, 'case_closed', '2027-02-28'],
  ['is under review', { standing: { kind: 'open' }, relationEndedOn: null }, 'relation_ended', null],
  ['belongs to a relation', {}, 'relation_ended', null],
  ['outlived its relation', { relationEndedOn: '2028-02-29' }, 'relation_ended', '2033-02-28'],
  [
    'outlived it in Saudi Arabia',
    { country: 'SAU', relationEndedOn: '2028-05-01' },
    'relation_ended',
    '2038-05-01',
  ],
  [
    'outlived it and no law keeps',
    { purpose: 'storefront_photo', relationEndedOn: '2028-05-01' },
    'relation_ended',
    '2029-05-01',
  ],
] as const)('a document that %s has a clock of its own', (_, change, event, until) => {
  expect(retentionClock({ ...passport, ...change })).toMatchObject({ event, until })
})

test('the law is named for what was agreed on alone', () => {
  expect(retentionClock({ ...passport, relationEndedOn: '2028-05-01' }).cause).toBe('law')
  expect(retentionClock({ ...passport, standing: { kind: 'refused', on: '2026-02-28' } }).cause).toBe('need')
})

test('who asks to be forgotten is, where no law keeps what they handed in', () => {
  const asked = (change: Partial<RetainedFile>) => isErasedOnRequest({ ...passport, ...change })
  expect(asked({ standing: { kind: 'draft', on: '2026-02-01' } })).toBe(true)
  expect(asked({ standing: { kind: 'refused', on: '2026-02-01' } })).toBe(true)
  expect(asked({ isUsed: false })).toBe(true)
  expect(asked({ standing: { kind: 'open' } })).toBe(false)
  expect(asked({})).toBe(false)
})
