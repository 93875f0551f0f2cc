import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { holdDays, limitMonth, type DeclineReason } from '@daftar/rules/cards/charge'
import { cardAuthorized } from '@daftar/rules/cards/postings'
import type { CardSource } from '@daftar/rules/cards/program'
import { merchantWallet } from '@daftar/rules/ledger/accounts'
import type { Currency } from '@daftar/rules/money/currency'
import type { Fragment, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { posted } from '../../../platform/ledger/ledger.ts'
import { recordChange } from '../../../platform/status-changes.ts'
import { bankOf } from '../settlement/index.ts'
import type { CardMoney } from './dependencies.ts'
import { heldOfPayout, owedOfPayout, spendableMinor } from './money.ts'
import { findCard, findProgram, sourceOf, type CardRow } from './store.ts'

export interface Asked {
  issuerId: string
  currency: Currency
  amountMinor: bigint
  shop: string
  at: Date
}

const dayMs = 86_400_000

/**
 * Decides on a charge that a shop asks for. One statement looks at the card, its limit and what there is to
 * spend, adds to what the card has spent and takes the money: of any number of charges at once no more is
 * approved than there is, and none of a card that is being frozen. Whoever calls holds the books.
 */
export async function authorize(
  tx: Tx,
  deps: CardMoney,
  card: CardRow,
  asked: Asked,
): Promise<{ chargeId: string; declined: DeclineReason | null }> {
  const { merchant_id: merchantId, currency } = card
  const source = await sourceOf(tx, merchantId)
  const keptBackBy = await keptBack(tx, merchantId)
  const payoutMinor = source === 'payout' ? await deps.payoutNow(tx, { merchantId, currency }, asked.at) : 0n
  const charge = { ...chargeOf(card, asked, source), held_minor: asked.amountMinor }
  const isPossible = asked.currency === currency && !keptBackBy
  const approved = isPossible && (await debit(tx, card, { ...asked, ...charge, source, payoutMinor }))
  if (approved) {
    await begin(tx, charge, 'authorized', asked.at)
    return { chargeId: charge.id, declined: null }
  }
  const declined_reason = await reasonOf(tx, card, { ...asked, source, payoutMinor, isKept: keptBackBy })
  const declined = { ...charge, held_minor: 0n, declined_reason, ended_at: asked.at }
  await tx`insert into card_charge ${values(tx, 'card_charge', { ...declined, status: 'declined' })}`
  await begin(tx, charge, 'declined', asked.at)
  return { chargeId: charge.id, declined: declined_reason }
}

interface Debit extends Asked {
  id: string
  month: string
  expires_at: Date
  source: CardSource
  payoutMinor: bigint
}

/** The limit, the money and the charge in one statement; false where one of them did not hold. */
async function debit(tx: Tx, card: CardRow, given: Debit): Promise<boolean> {
  const { merchant_id: merchantId, currency } = card
  const { amountMinor, month, source, payoutMinor, at } = given
  const whose = { merchantId, currency }
  const held = heldOfPayout(tx, whose)
  const spent = tx`(case when c.month = ${month} then c.spent_minor else 0 end + ${amountMinor}::bigint)`
  const available: Record<CardSource, Fragment> = {
    wallet: tx`coalesce((select -b.balance_minor from ledger_balance b
      where b.merchant_id = c.merchant_id and b.account = ${merchantWallet(merchantId)} and b.currency = c.currency), 0)`,
    payout: tx`least(p.limit_minor - ${held} - ${owedOfPayout(tx, whose)}, ${payoutMinor}::bigint - ${held})`,
  }
  const booked: Record<CardSource, Fragment> = {
    wallet: posted(tx, {
      ...{ merchantId, kind: 'card_authorized', reference: given.id, at },
      postings: cardAuthorized({ ...whose, amountMinor }),
    }),
    payout: tx`null`,
  }
  const rows = await tx<Row<'card', 'id'>[]>`
    with taken as (
      update card c set month = ${month}, spent_minor = ${spent}
        from card_program p
       where c.merchant_id = ${merchantId} and c.id = ${card.id} and c.status = 'active'
         and p.merchant_id = c.merchant_id and p.status = 'approved'
         and ${spent} <= c.limit_minor and ${amountMinor}::bigint <= ${available[source]}
      returning c.merchant_id, c.id, c.currency),
    charged as (
      insert into card_charge (merchant_id, id, card_id, issuer_id, status, source, currency, shop, month, amount_minor, held_minor,
                               authorized_at, expires_at)
      select merchant_id, ${given.id}, id, ${given.issuerId}, 'authorized', ${source}, currency, ${given.shop}, ${month},
             ${amountMinor}, ${amountMinor}, ${at}, ${given.expires_at} from taken
      returning id)
    select id, ${booked[source]} as booked from charged`
  return rows.length === 1
}

function chargeOf(card: CardRow, asked: Asked, source: CardSource) {
  const day = dateInZone(asked.at.getTime(), zoneOfCurrency(card.currency))
  return {
    ...{
      merchant_id: card.merchant_id,
      id: newId('cch'),
      card_id: card.id,
      issuer_id: asked.issuerId,
      source,
    },
    ...{
      currency: asked.currency,
      shop: asked.shop,
      month: limitMonth(day),
      amount_minor: asked.amountMinor,
    },
    ...{ authorized_at: asked.at, expires_at: new Date(asked.at.getTime() + holdDays * dayMs) },
  }
}

/** Whatever keeps payouts back keeps charges back; that an account of a bank is missing does not. */
async function keptBack(tx: Tx, merchantId: string): Promise<boolean> {
  const bank = await bankOf(tx, merchantId)
  return !bank || (bank.keptBackBy !== null && bank.keptBackBy !== 'account_missing')
}

/** Why it was declined: the first that holds, as the rows say now. */
async function reasonOf(
  tx: Tx,
  { merchant_id: merchantId, id, currency }: CardRow,
  given: Asked & { source: CardSource; payoutMinor: bigint; isKept: boolean },
): Promise<DeclineReason> {
  const [card, program] = [await findCard(tx, merchantId, id), await findProgram(tx, merchantId)]
  if (!card || card.status === 'cancelled') return 'card_cancelled'
  if (card.status !== 'active') return 'card_frozen'
  if (program?.status !== 'approved') return 'program_suspended'
  if (given.isKept) return 'payouts_held'
  if (given.currency !== currency) return 'other_currency'
  const { source, payoutMinor } = given
  const whose = { merchantId, currency }
  const spendable = await spendableMinor(tx, whose, source, { limitMinor: program.limit_minor, payoutMinor })
  return spendable < given.amountMinor ? 'not_enough' : 'above_limit'
}

/** The history of a charge begins. */
function begin(
  tx: Tx,
  { merchant_id: merchantId, id: subjectId }: { merchant_id: string; id: string },
  to: 'authorized' | 'declined',
  at: Date,
): Promise<void> {
  return recordChange(tx, {
    ...{ merchantId, subject: 'card_charge', subjectId, from: null, to },
    ...{ actor: 'bank', actorId: 'card_issuer', at },
  })
}
