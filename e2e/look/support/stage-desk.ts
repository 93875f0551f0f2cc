import { staff } from '../../support/people.ts'
import { sharedSession } from '../../support/session.ts'

/** What finance has begun and nobody has finished, and the ids of what the console lists. */
export async function stageDesk(origin: string) {
  const [admin, finance] = await Promise.all(
    [staff.admin, staff.finance].map((person) => sharedSession(origin, person)),
  )
  await finance!.call('settlement.proposeAdjustment', {
    body: {
      merchant_id: 'mer_noor',
      amount: '125.00',
      reason: 'fee_correction',
      note: 'The fee of week 46 was charged twice',
    },
  })
  await finance!.call('settlement.placeHold', {
    body: {
      merchant_id: 'mer_bahri',
      reason: 'bank_details',
      note: 'A new IBAN came by mail; we call them back',
    },
  })
  const [{ applications: waiting }, { applications: decided }, { runs }, { payouts }, { entries }] =
    await Promise.all([
      admin!.call('decisions.queue', { query: { status: 'submitted', page_size: 1 } }),
      admin!.call('decisions.queue', { query: { status: 'approved', page_size: 1 } }),
      admin!.call('settlement.runs', { query: { page_size: 1 } }),
      admin!.call('settlement.payouts', { query: { status: 'paid', page_size: 1 } }),
      admin!.call('books.journal', { query: { page_size: 1 } }),
    ])
  const { applications: applicants } = await admin!.call('onboarding.queue', { query: {} })
  return {
    applicant: applicants.find(({ status }) => status === 'submitted')?.id ?? '',
    secondApplicant: applicants.find(({ waits_for_second }) => waits_for_second)?.id ?? '',
    case: waiting[0]?.id ?? '',
    decidedCase: decided[0]?.id ?? '',
    run: runs[0]?.id ?? '',
    deskPayout: payouts[0]?.id ?? '',
    entryOwner: entries[0]?.merchant_id ?? '',
    entry: entries[0]?.id ?? '',
  }
}
