import { Readable } from 'node:stream'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { amountFault } from '@daftar/rules/money/amount-fault'
import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'
import type { WalletType } from '@daftar/rules/wallet/movements'
import { aboutWithdrawal } from '@daftar/rules/wallet/withdrawal'
import { csvType } from '../../../platform/csv.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { listPage } from '../../../platform/http/paging.ts'
import { refuse, refuseFields, Refusal, RefusedError } from '../../../platform/http/refusal.ts'
import { dayRange, instantsOf } from '../payouts/index.ts'
import { choosePayouts, openWallet } from '../settlement/index.ts'
import { csvOfWallet } from './csv.ts'
import type { WalletDependencies } from './dependencies.ts'
import {
  findMovement,
  listMovements,
  movementOrder,
  presentMovements,
  type MovementFilter,
} from './movements.ts'
import { pageOf, presentWithdrawal, topUpOf } from './present.ts'
import { withdraw } from './withdraw.ts'

/** More is a matter for a shorter time. */
const exportRowsMax = 50_000

/** The wallet as its owner sees and moves it. */
export function merchantHandlers(deps: WalletDependencies) {
  return { ...reading(deps), ...moving(deps) } satisfies Partial<Handlers<'wallet'>>
}

/** What is in the wallet, and what moved. */
function reading(deps: WalletDependencies) {
  const { database, namesOf } = deps
  return {
    'wallet.read': ({ tx, actor, now }) => pageOf(tx, deps, ownWallet(actor), now),

    'wallet.transactions': async ({ tx, actor, query }) => {
      const whose = ownWallet(actor)
      const filter = filterOf(query, whose.currency)
      if (filter instanceof Refusal) return filter
      const { rows, next_page_token } = await listPage(query, movementOrder, (page) =>
        listMovements(tx, whose.merchantId, filter, page),
      )
      return { transactions: await presentMovements(tx, whose.merchantId, rows, namesOf), next_page_token }
    },

    'wallet.transaction': async ({ tx, actor, params }) => {
      const { merchantId } = ownWallet(actor)
      const row = await findMovement(tx, merchantId, params.id)
      const [transaction] = row ? await presentMovements(tx, merchantId, [row], namesOf) : []
      return transaction ? { transaction } : refuse('not_found')
    },

    'wallet.export': async ({ actor, query, request, audit, now }) => {
      const { language = request.language, ...asked } = query
      const { merchantId, currency } = ownWallet(actor)
      audit({ object: `merchant:${merchantId}`, after: asked })
      const filter = filterOf(query, currency)
      if (filter instanceof Refusal) return filter
      const rows = await database.tenantRead([merchantId], async (tx) => {
        const found = await listMovements(tx, merchantId, filter, { before: null, size: exportRowsMax })
        return found.length > exportRowsMax ? null : presentMovements(tx, merchantId, found, namesOf)
      })
      if (rows === null) return refuse('narrow_the_filters')
      const zone = zoneOfCurrency(currency)
      const day = (at: Date) => dateInZone(at.getTime(), zone)
      const from = query.from ?? day(new Date(rows.at(-1)?.at ?? now))
      return {
        bytes: Readable.from(csvOfWallet(rows, { zone, language })),
        contentType: csvType,
        name: `wallet_${from}_${query.to ?? day(now)}.csv`,
        disposition: 'attachment',
        headers: { 'x-row-count': String(rows.length) },
      }
    },
  } satisfies Partial<Handlers<'wallet'>>
}

/** How money comes into it and leaves it. */
function moving(deps: WalletDependencies) {
  const { withPhoneAtHand } = deps
  return {
    'wallet.topUp': async ({ tx, actor, now, audit }) => {
      const { merchantId, currency } = ownWallet(actor)
      audit({ object: `merchant:${merchantId}` })
      const goesTo = topUpOf(deps.topUps, currency, undefined)
      if (!goesTo) return refuse('top_up_other_currency')
      const { reference } = await openWallet(tx, merchantId, now)
      return { top_up: { ...goesTo, reference } }
    },

    'wallet.withdraw': async ({ tx, actor, body, now, audit }) => {
      const { merchantId, currency } = ownWallet(actor)
      audit({ object: `merchant:${merchantId}`, after: { amount: body.amount, currency: body.currency } })
      if (body.currency !== currency) return refuseFields({ currency: 'wrong_currency' })
      const fault = amountFault(body.amount, currency)
      if (fault) return refuseFields({ amount: fault })
      const fee = parseAmount(body.fee, currency)
      if (!fee) return refuseFields({ fee: 'invalid' })
      const { amountMinor } = parseAmount(body.amount, currency)!
      const given = { ...proofGiven(actor, body.proof, now), about: aboutWithdrawal(body) }
      const made = await withPhoneAtHand(tx, given, () =>
        withdraw(tx, deps, {
          ...{ merchantId, currency, amountMinor, feeMinor: fee.amountMinor },
          ...{ personId: actor.id, at: now },
        }),
      )
      if (made instanceof Refusal) return made
      audit({
        object: `wallet_withdrawal:${made.id}`,
        after: { amount: body.amount, currency, held: made.held_reason },
      })
      return { withdrawal: presentWithdrawal(made) }
    },

    'wallet.choosePayouts': async ({ tx, actor, body, now, audit }) => {
      const whose = ownWallet(actor)
      const { takes_payouts: takesPayouts, proof } = body
      audit({ object: `merchant:${whose.merchantId}`, after: { takes_payouts: takesPayouts } })
      return withPhoneAtHand(tx, proofGiven(actor, proof, now), async () => {
        await openWallet(tx, whose.merchantId, now)
        await choosePayouts(tx, whose.merchantId, { takesPayouts, by: actor.id, at: now })
        return pageOf(tx, deps, whose, now)
      })
    },
  } satisfies Partial<Handlers<'wallet'>>
}

/** A wallet is of all stores together, so whoever is limited to some of them does not see it. */
function ownWallet({ merchantId, currency, storeIds }: MemberActor): {
  merchantId: string
  currency: Currency
} {
  if (storeIds !== null) throw new RefusedError('no_permission')
  return { merchantId, currency }
}

function proofGiven({ id, sessionId }: MemberActor, proof: string, now: Date) {
  return { personId: id, sessionId, proof, now }
}

function filterOf(
  query: {
    from?: CalendarDate | undefined
    to?: CalendarDate | undefined
    types?: readonly WalletType[] | undefined
  },
  currency: Currency,
): MovementFilter | Refusal {
  const range = dayRange(query.from, query.to)
  if (range instanceof Refusal) return range
  return { ...instantsOf(range, zoneOfCurrency(currency)), types: query.types }
}
