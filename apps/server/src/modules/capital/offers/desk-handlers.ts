import type { AnswerOf } from '@daftar/contract'
import type { DeskOffer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { money, toDecimal } from '@daftar/rules/money/money'
import { percentNumber } from '@daftar/rules/money/percent'
import type { Handlers } from '../../../platform/http/call.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { findMerchant, presentMerchantOf } from '../../merchants/merchants/index.ts'
import { decideOffer } from './decide.ts'
import { countDeskOffers, listDeskOffers, lockOfferById, type DeskOfferRow } from './desk-store.ts'
import { offerFacts } from './facts.ts'
import { makeOffer } from './make.ts'
import { moveOffer } from './move.ts'
import { dryNightly, runNightly, type Sized } from './nightly.ts'
import type { OfferDependencies } from './dependencies.ts'
import { metadataOf } from './present.ts'

export function deskOfferHandlers(deps: OfferDependencies) {
  return {
    'offers.listForStaff': async ({ tx, query, now }) => {
      const filter = { status: query.status, tag: query.tag, search: query.search?.trim() || null }
      const newest = byTime('created_at')
      const { rows, next_page_token } = await listPage(query, newest, (page) =>
        listDeskOffers(tx, deps.applications, { ...filter, ...page }),
      )
      return {
        offers: rows.map(presentDeskOffer),
        ...(await countDeskOffers(tx, filter, now)),
        next_page_token,
      }
    },

    'offers.facts': async ({ tx, params, now }) => {
      const merchant = await findMerchant(tx, params.id)
      return merchant ? { facts: await offerFacts(tx, deps, merchant, now) } : refuse('not_found')
    },

    'offers.make': async ({ tx, body, actor, now, audit }) => {
      audit({ object: `merchant:${body.merchant_id}`, merchantId: body.merchant_id, after: body })
      const made = await makeOffer(tx, deps, { body, staffId: actor.id, at: now })
      if (made instanceof Refusal) return made
      audit({ object: `offer:${made}`, merchantId: body.merchant_id, after: body })
      return one(tx, deps, made)
    },

    'offers.decide': async ({ tx, params, body, actor, now, audit }) => {
      const held = await lockOfferById(tx, params.id)
      if (!held) return refuse('not_found')
      const { merchant_id: merchantId, id, status } = held
      audit({ object: `offer:${id}`, merchantId, before: { status }, after: body })
      const outcome = await decideOffer(tx, deps, { held, body, staffId: actor.id, at: now })
      return outcome === 'done' ? one(tx, deps, id) : outcome
    },

    'offers.withdraw': async ({ tx, params, body, actor, now, audit }) => {
      const row = await lockOfferById(tx, params.id)
      if (!row) return refuse('not_found')
      const { merchant_id: merchantId, id, status } = row
      audit({ object: `offer:${id}`, merchantId, before: { status }, after: body })
      if (status !== 'active') return refuse('wrong_status')
      const move = { from: 'active', to: 'withdrawn', actor: 'staff', actorId: actor.id } as const
      if (!(await moveOffer(tx, { merchantId, id }, { ...move, detail: body.reason, at: now })))
        return refuse('wrong_status')
      return one(tx, deps, id)
    },

    'offers.sizing': async ({ tx, now }) => presentSized(await dryNightly(deps, tx, now)),

    'offers.size': async ({ now, audit }) => {
      const sized = presentSized(await runNightly(deps, now))
      audit({ object: 'offers', after: sized })
      return sized
    },
  } satisfies Partial<Handlers<'offers'>>
}

async function one(tx: Tx, { applications }: OfferDependencies, id: string) {
  const [row] = await listDeskOffers(tx, applications, { id })
  return row ? { offer: presentDeskOffer(row) } : refuse('not_found')
}

function presentSized({ sizing, withdrawn }: Sized): AnswerOf<'offers.sizing'> {
  return {
    sizing: sizing.map(({ currency, merchants, offers, earlyPayOffs, amountMinor }) => ({
      currency,
      merchants,
      offers,
      early_pay_offs: earlyPayOffs,
      amount: toDecimal(money(amountMinor, currency)),
    })),
    withdrawn,
  }
}

function presentDeskOffer(row: DeskOfferRow): DeskOffer {
  const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
  return {
    id: row.id,
    ...presentMerchantOf(row),
    store_id: row.store_id,
    store_name: row.store_name,
    store_name_ar: row.store_name_ar,
    currency: row.currency,
    amount: amount(row.amount_minor),
    tenor: row.tenor,
    repayment_rate: percentNumber(BigInt(row.repayment_rate_hundredths)),
    tags: row.tags,
    form: row.form,
    status: row.status,
    origin: row.made_by === 'job' ? 'job' : row.made_by === '' ? 'provider' : 'staff',
    made_by: row.maker_name,
    made_by_id: row.maker_name === null ? null : row.made_by,
    burden_percent:
      row.burden_percent_hundredths === null ? null : percentNumber(BigInt(row.burden_percent_hundredths)),
    burden_reason: row.burden_reason,
    approved_by: row.approver_name,
    sized_on: row.sized_on_minor === null ? null : amount(row.sized_on_minor),
    discount_percent: percentNumber(BigInt(row.discount_percent_hundredths)),
    pays_off_loan_id: row.pays_off_advance_id,
    metadata: metadataOf(row),
    application:
      row.application_id && row.application_status
        ? { id: row.application_id, status: row.application_status }
        : null,
    withdrawn_reason: row.withdrawn_reason,
    withdrawn_by: row.withdrawer_name,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}
