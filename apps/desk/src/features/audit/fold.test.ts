import type { AuditEntry } from '@daftar/contract/endpoints/console/audit'
import { endpoints } from '@daftar/contract'
import { expect, test } from 'vitest'
import { fold, timesRefused } from './fold.ts'
import type { AuditKind } from '../../shared/audit/kinds.ts'
import { auditSentences } from '../../shared/audit/sentences.ts'

let number = 0
function entry(more: Partial<AuditEntry>): AuditEntry {
  number += 1
  return {
    id: `mer_1:${number}`,
    at: '2026-11-22T08:30:00.000Z',
    merchant_id: 'mer_1',
    merchant_name: 'Noor',
    merchant_name_ar: 'نور',
    actor: 'Rima Fares',
    actor_id: 'stf_1',
    actor_role: 'finance',
    action: 'transfer.confirmed',
    object: 'transfer:trf_1',
    outcome: 'done',
    reason: null,
    ip: '',
    before: null,
    after: null,
    ...more,
  }
}
const shape = (entries: AuditEntry[]) => fold(entries).map(({ kind, entries: all }) => [kind, all.length])

test('steps of signing in are one line, whoever takes them; what lies between them parts them', () => {
  const signing = ['sign_in.completed', 'desk_sign_in.code_sent', 'session.ended'].map((action, at) =>
    entry({ action, actor_id: `flow_${at}` }),
  )
  expect(shape(signing)).toEqual([['signing', 3]])
  expect(shape([signing[0]!, entry({}), signing[1]!])).toEqual([
    ['one', 1],
    ['one', 1],
    ['one', 1],
  ])
})

test('what somebody was refused over and over is counted, with what the server counted already', () => {
  const refused = { outcome: 'refused' as const, reason: 'no_permission' }
  const lines = fold([
    entry(refused),
    entry({ ...refused, after: { count: 4 } }),
    entry({ ...refused, actor_id: 'stf_2' }),
  ])
  expect(lines.map(({ kind }) => kind)).toEqual(['refused', 'one'])
  expect(timesRefused(lines[0]!)).toBe(5)
})

test('two days are never one line', () => {
  const action = 'sign_in.completed'
  expect(shape([entry({ action }), entry({ action, at: '2026-11-20T08:30:00.000Z' })])).toHaveLength(2)
})

test('every kind of entry that a call leaves has a sentence in both its forms', () => {
  const kinds = Object.values(endpoints).flatMap(({ audit }) => (audit === null ? [] : [audit as AuditKind]))
  for (const kind of kinds) {
    expect(auditSentences[kind].did({ merchant: 'Noor' }), kind).not.toBe('')
    expect(auditSentences[kind].trying({ merchant: 'Noor' }), kind).not.toBe('')
  }
})
