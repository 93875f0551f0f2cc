import type { MemberActor } from '../../../platform/http/actor.ts'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal, RefusedError } from '../../../platform/http/refusal.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import { propose, stop, withdraw } from './actions.ts'
import type { BankAccountDependencies } from './dependencies.ts'
import type { ChangeRow } from './machine.ts'
import { pageOf, presentPublic } from './present.ts'
import { hashOfStopToken } from './stop-address.ts'
import { findByToken, lockChange } from './store.ts'

/** A changed bank account, as a merchant's admins propose it and as whoever was told of it stops it. */
export function merchantHandlers(deps: BankAccountDependencies) {
  const { waitHours, withPhoneAtHand } = deps
  return {
    'bankAccounts.read': ({ tx, actor }) => pageOf(tx, ownMerchant(actor), waitHours),

    'bankAccounts.propose': async ({ tx, actor, body, now, audit }) => {
      const merchantId = ownMerchant(actor)
      const { iban, holder, bank_name: bankName, letter_url: letterId, proof } = body
      const after = { iban_ends: iban.trim().slice(-4), holder }
      audit({ object: `merchant:${merchantId}`, after })
      const by = { merchantId, personId: actor.id, at: now }
      const given = { personId: actor.id, sessionId: actor.sessionId, proof, now }
      const made = await withPhoneAtHand(tx, given, () =>
        propose(tx, deps, by, { iban, holder, bankName, letterId }),
      )
      if (made instanceof Refusal) return made
      audit({ object: `bank_account:${made.id}`, after: { ...after, iban_ends: made.iban.slice(-4) } })
      return pageOf(tx, merchantId, waitHours)
    },

    'bankAccounts.withdraw': async ({ tx, actor, params, now, audit }) => {
      const merchantId = ownMerchant(actor)
      const row = await lockChange(tx, merchantId, params.id)
      audit({ object: `bank_account:${params.id}`, ...(row && { before: { status: row.status } }) })
      if (!row) return refuse('not_found')
      const refused = await withdraw(tx, row, { personId: actor.id, at: now })
      return refused ?? pageOf(tx, merchantId, waitHours)
    },

    'bankAccounts.readStop': async ({ tx, params }) => answerOf(tx, params.token),

    'bankAccounts.stop': async ({ tx, params, now, audit }) => {
      const known = await findByToken(tx, hashOfStopToken(params.token))
      if (!known) return refuse('not_found')
      audit({ object: `bank_account:${known.id}`, merchantId: known.merchant_id })
      const row = await lockChange(tx, known.merchant_id, known.id)
      if (!row) return refuse('not_found')
      const refused = await stop(tx, deps, row, { staffId: null, note: '', at: now })
      return refused ?? answerOf(tx, params.token)
    },
  } satisfies Partial<Handlers<'bankAccounts'>>
}

async function answerOf(tx: ReadTx, token: string) {
  const row = await findByToken(tx, hashOfStopToken(token))
  const merchant = row && (await findMerchant(tx, row.merchant_id))
  return merchant && isApproved(row) ? { change: presentPublic(row, merchant) } : refuse('not_found')
}

/** Only what was approved has an address. */
function isApproved(row: ChangeRow): row is ChangeRow & { effective_at: Date } {
  return row.effective_at !== null
}

/** Payouts are of all stores together, so whoever is limited to some of them does not say where they go. */
function ownMerchant({ merchantId, storeIds }: MemberActor): string {
  if (storeIds !== null) throw new RefusedError('no_permission')
  return merchantId
}
