import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Relief } from '@daftar/contract/endpoints/capital/relief'
import { expect, test } from 'vitest'
import { checkAsk, emptyAsk, reliefView, weeksIfApproved, withKind } from './relief-form.ts'

const advance = { currency: 'AED', minimum_repayment_amount: '2687.50' } as const
const reason = 'The shop was under water.'

function aRelief(given: Partial<Relief>): Relief {
  return {
    id: 'rlf_1',
    loan_id: 'lon_1',
    kind: 'pause',
    weeks: 2,
    currency: 'AED',
    minimum: null,
    reason,
    status: 'asked',
    note_en: '',
    note_ar: '',
    asked_at: '2026-11-18T08:00:00Z',
    decided_at: null,
    from_week: null,
    until_week: null,
    ...given,
  }
}

test('a relief request needs a reason, weeks within its kind, and a lower amount than agreed', () => {
  expect(checkAsk({ ...emptyAsk, reason }, advance)).toEqual({})
  expect(checkAsk(emptyAsk, advance)).toEqual({ reason: 'required' })
  expect(checkAsk({ ...emptyAsk, reason: 'too short' }, advance)).toEqual({ reason: 'too_short' })
  const lower = { ...emptyAsk, kind: 'lower_minimum', reason } as const
  expect(checkAsk(lower, advance)).toEqual({ minimum: 'required' })
  expect(checkAsk({ ...lower, minimum: '1.234' }, advance)).toEqual({ minimum: 'invalid' })
  expect(checkAsk({ ...lower, minimum: '2687.50' }, advance)).toEqual({ minimum: 'above_maximum' })
  expect(checkAsk({ ...lower, minimum: '2687.49', weeks: 8 }, advance)).toEqual({})
  expect(withKind({ ...lower, weeks: 8 }, 'pause').weeks).toBe(4)
})

test('the weeks shown beforehand are those that approval of today would bring', () => {
  expect(weeksIfApproved(2, '2026-11-18')).toEqual(['2026-11-23', '2026-11-30'])
})

test('an open request comes before anything else, then weeks that run; after them one may ask again', () => {
  const granted = aRelief({ status: 'approved', from_week: '2026-11-09', until_week: '2026-11-16' })
  const view = (reliefs: Relief[], today: CalendarDate = '2026-11-18') =>
    reliefView(reliefs, { status: 'paying' }, today)
  expect(view([aRelief({}), granted]).kind).toBe('open')
  expect(view([granted])).toMatchObject({ kind: 'running', mondays: ['2026-11-09', '2026-11-16'] })
  expect(view([granted], '2026-11-23')).toEqual({ kind: 'free', declined: null, canAsk: true })
  const declined = aRelief({ status: 'declined' })
  expect(view([declined])).toEqual({ kind: 'free', declined, canAsk: true })
  expect(reliefView([], { status: 'closed' }, '2026-11-18')).toMatchObject({ canAsk: false })
})
