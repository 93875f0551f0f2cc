import { expect, test } from 'vitest'
import { challengeReasons, disputeStatuses } from './dispute.ts'
import {
  daysLeft,
  publishedDisputeStatuses,
  publishedReason,
  publishedStatus,
  reasonPublishedAs,
  statusesPublishedAs,
} from './published.ts'

test('each status and each reason has one published name, and is found again by it', () => {
  for (const status of disputeStatuses)
    expect(statusesPublishedAs([publishedStatus(status)])).toEqual([status])
  for (const reason of challengeReasons) expect(reasonPublishedAs(publishedReason(reason))).toBe(reason)
  expect(statusesPublishedAs(['evidence_merchant', 'evidence_customer'])).toEqual([])
  expect(statusesPublishedAs(publishedDisputeStatuses)).toHaveLength(disputeStatuses.length)
})

test('a day that has begun counts, and nothing is left once the shop has answered', () => {
  const day = 86_400_000
  expect([day * 14, day + 1, day, 1, 0, -1].map((left) => daysLeft('pending', left, 0))).toEqual([
    14, 2, 1, 1, 0, 0,
  ])
  expect(daysLeft('arbitration', day, 0)).toBe(0)
})
