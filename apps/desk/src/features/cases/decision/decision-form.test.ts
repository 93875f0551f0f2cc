import { expect, test } from 'vitest'
import {
  bodyOf,
  decisionProblems,
  draftFor,
  estimateFor,
  repaidBy,
  tenorsUpTo,
  waitsForSecond,
  type ChosenDraft,
} from './decision-form.ts'
import type { DeskCase } from '../queries.ts'

const asked = { amount: '100000.00', least_amount: '10000.00', currency: 'AED', tenor: 20 } as const
const begun = (proposed: 'approve' | 'look' | 'reset', kept: unknown[] = []) =>
  draftFor({ application: asked, proposed: { decision: proposed }, kept_marks: kept } as unknown as DeskCase)
const draft = (change: Partial<ChosenDraft> = {}): ChosenDraft => ({
  ...begun('approve'),
  decision: 'approve',
  ...change,
})

test('a decision begins with what was asked for, and may be sent as it is', () => {
  expect(draft()).toEqual({
    decision: 'approve',
    amount: '100000',
    tenor: 20,
    repaidBy: null,
    reasons: [],
    marks: [],
    note: '',
  })
  expect(decisionProblems(draft(), asked, [])).toEqual({})
})

test('nothing is chosen for anybody while the checks say to look closer; what is marked is on its way back', () => {
  expect(begun('approve').decision).toBe('approve')
  expect(begun('look').decision).toBeNull()
  expect(begun('reset').decision).toBeNull()
  expect(begun('approve', [{}]).decision).toBe('reset')
})

test('an approval against a failed check has to say why [DEC-APPL-3]', () => {
  const failed = [{ code: 'exposure', outcome: 'fail' as const, detail: '' }]
  expect(decisionProblems(draft(), asked, failed)).toEqual({ note: 'required' })
  expect(decisionProblems(draft({ decision: 'reject', reasons: ['high_exposure'] }), asked, failed)).toEqual(
    {},
  )
})

test('the amount may be lowered on its steps and never raised [DEC-APPL-3]', () => {
  expect(decisionProblems(draft({ amount: '60000' }), asked, [])).toEqual({})
  expect(decisionProblems(draft({ amount: '101000' }), asked, [])).toEqual({ amount: 'above_maximum' })
  expect(decisionProblems(draft({ amount: '9000' }), asked, [])).toEqual({ amount: 'below_minimum' })
  expect(decisionProblems(draft({ amount: '60500' }), asked, [])).toEqual({ amount: 'off_step' })
  expect(decisionProblems(draft({ amount: '' }), asked, [])).toEqual({ amount: 'required' })
  expect(decisionProblems(draft({ amount: 'much' }), asked, [])).toEqual({ amount: 'invalid' })
})

test('the duration may be that asked for or shorter, by four weeks [DEC-APPL-3]', () => {
  expect(tenorsUpTo(20)).toEqual([4, 8, 12, 16, 20])
})

test('a rejection and a reset need a reason, an approval sends none', () => {
  expect(decisionProblems(draft({ decision: 'reject' }), asked, [])).toEqual({ reasons: 'reason_required' })
  expect(
    decisionProblems(draft({ decision: 'reset', reasons: ['company_name_mismatch'] }), asked, []),
  ).toEqual({})
  const changedMind = draft({ reasons: ['high_exposure'], note: ' fine ' })
  expect(bodyOf(changedMind)).toEqual({
    decision: 'approve',
    reasons: [],
    note: 'fine',
    amount: '100000',
    tenor: 20,
  })
  expect(bodyOf({ ...changedMind, decision: 'reject' })).toEqual({
    decision: 'reject',
    reasons: ['high_exposure'],
    note: 'fine',
  })
})

test('an approval says direct debit where it was chosen, and leaves it to the offer where nothing was [DEC-LOAN-31]', () => {
  expect(bodyOf(draft())).not.toHaveProperty('direct_debit')
  expect(bodyOf(draft({ repaidBy: 'direct_debit' }))).toHaveProperty('direct_debit', true)
  expect(bodyOf(draft({ repaidBy: 'sales' }))).toHaveProperty('direct_debit', false)
  const rejected = draft({ decision: 'reject', reasons: ['high_exposure'], repaidBy: 'direct_debit' })
  expect(bodyOf(rejected)).not.toHaveProperty('direct_debit')
  expect(repaidBy(draft(), { direct_debit: true })).toBe('direct_debit')
  expect(repaidBy(draft({ repaidBy: 'sales' }), { direct_debit: true })).toBe('sales')
})

test('the estimate follows the lowered amount and duration with the fee factor of the offer', () => {
  const opened = {
    application: asked,
    estimate: { fee_percent: 7.5, tenor: 20, repayment_rate: 22 },
  } as unknown as DeskCase
  const terms = estimateFor(draft({ amount: '60000', tenor: 8 }), opened)
  expect(terms).toMatchObject({
    feePercent: 3,
    feeMinor: 180_000n,
    totalMinor: 6_180_000n,
    minimumRepaymentMinor: 772_500n,
  })
  expect(estimateFor(draft({ amount: '' }), opened)).toBeNull()
})

test('an approval above the limit of its currency waits for a second person', () => {
  const limits = { AED: '50000.00' }
  expect(waitsForSecond('50001', 'AED', limits)).toBe(true)
  expect(waitsForSecond('50000', 'AED', limits)).toBe(false)
  expect(waitsForSecond('900000', 'SAR', limits)).toBe(false)
})

test('an application goes back for marked places in place of reasons', () => {
  const mark = { target: 'map_link', page: '', reason: 'incomplete', noteEn: '', noteAr: '' } as const
  const marked = draft({ decision: 'reset', marks: [mark], reasons: ['company_name_mismatch'], note: ' x ' })
  expect(decisionProblems(marked, asked, [])).toEqual({})
  expect(bodyOf(marked)).toEqual({
    decision: 'reset',
    reasons: [],
    marks: [{ target: 'map_link', page: null, reason: 'incomplete', note_en: '', note_ar: '' }],
    note: 'x',
  })
  expect(decisionProblems({ ...marked, decision: 'reject', reasons: [] }, asked, [])).toEqual({
    reasons: 'reason_required',
  })
  expect(bodyOf({ ...marked, decision: 'approve' })).not.toHaveProperty('marks')
})
