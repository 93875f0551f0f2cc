import { expect, test } from 'vitest'
import { actsOn, actsOnWriteOff } from './standing.ts'

const viewer = { id: 'stf_1', mayRecord: true, mayWriteOff: true }

test('money is recorded once an advance was sent, and only what is overdue is given up, once [DEC-LOAN-25, DEC-LOAN-29]', () => {
  expect(actsOn({ status: 'waiting' }, [], viewer)).toEqual({ receipt: false, propose: false })
  expect(actsOn({ status: 'paying' }, [], viewer)).toEqual({ receipt: true, propose: false })
  expect(actsOn({ status: 'overdue' }, [{ status: 'declined' }], viewer)).toEqual({
    receipt: true,
    propose: true,
  })
  expect(actsOn({ status: 'overdue' }, [{ status: 'proposed' }], viewer).propose).toBe(false)
  expect(actsOn({ status: 'overdue' }, [], { ...viewer, mayRecord: false, mayWriteOff: false })).toEqual({
    receipt: false,
    propose: false,
  })
})

test('nobody approves a write-off they proposed, but they may take it back [DEC-LOAN-25]', () => {
  const open = { status: 'proposed', proposed_by_id: 'stf_1' } as const
  expect(actsOnWriteOff(open, viewer)).toEqual({ approve: false, decline: true, isOwn: true })
  expect(actsOnWriteOff(open, { ...viewer, id: 'stf_2' })).toEqual({
    approve: true,
    decline: true,
    isOwn: false,
  })
  expect(actsOnWriteOff({ ...open, status: 'approved' }, { ...viewer, id: 'stf_2' }).approve).toBe(false)
})
