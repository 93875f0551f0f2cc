import { Button } from '@daftar/ui/button'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { merchantNameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { addresses } from '../../../shared/addresses.ts'
import { ConfirmWithNote } from '../../../shared/act/confirm-with-note.tsx'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { factIf } from '../../../shared/text/fact-if.ts'
import { Day, Moment } from '@daftar/app-kit/moment'
import { useFlags } from '../../../shared/session.ts'
import { useAct } from '@daftar/app-kit/use-act'
import { withdrawMutation, type DeskOffer } from '../queries.ts'
import { makerText, reasonOf } from '../words.ts'
import { DecideOffer } from './decide-offer.tsx'
import { lastDay, OfferState, storeText, tagsText } from './offer-row.tsx'

const longestReason = 500

/** One offer, what it was made on and what became of it; an active one may be withdrawn. */
export function OfferDrawer({ offer, onClose }: { offer: DeskOffer; onClose: () => void }) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const mayMake = useFlags().can_make_offers
  const mayWithdraw = mayMake && offer.status === 'active'
  return (
    <>
      <DetailDrawer
        title={merchantNameText(offer)}
        merchantId={offer.merchant_id}
        onClose={onClose}
        actions={
          mayWithdraw ? (
            <Button onClick={() => setWithdrawing(true)}>{m.desk_offer_withdraw()}</Button>
          ) : mayMake && offer.status === 'proposed' ? (
            <DecideOffer offer={offer} />
          ) : null
        }
      >
        <DescriptionList facts={factsOf(offer)} />
      </DetailDrawer>
      {isWithdrawing ? <WithdrawOffer offer={offer} onClose={() => setWithdrawing(false)} /> : null}
    </>
  )
}

function WithdrawOffer({ offer, onClose }: { offer: DeskOffer; onClose: () => void }) {
  const act = useAct({
    mutation: withdrawMutation(useQueryClient()),
    doneText: m.desk_offer_done_withdrawn,
    onDone: onClose,
  })
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      tone="danger"
      title={m.desk_offer_withdraw_title()}
      confirmLabel={m.desk_offer_withdraw()}
      note={{
        field: 'reason',
        label: m.desk_offer_reason(),
        hint: m.desk_offer_reason_hint(),
        longest: longestReason,
      }}
      effect={m.desk_offer_withdraw_effect()}
      onConfirm={(reason) => act.send({ id: offer.id, reason })}
    >
      <DescriptionList
        facts={[
          { id: 'merchant', label: m.desk_merchant(), value: <MerchantName of={offer} /> },
          {
            id: 'amount',
            label: m.desk_amount(),
            value: <Money value={offer.amount} currency={offer.currency} size="large" />,
          },
        ]}
      />
    </ConfirmWithNote>
  )
}

function factsOf(offer: DeskOffer): Fact[] {
  const { currency, metadata, sized_on, withdrawn_reason } = offer
  const money = (amount: string) => <Money value={amount} currency={currency} />
  return [
    { id: 'status', label: m.desk_status(), value: <OfferState offer={offer} /> },
    {
      id: 'amount',
      label: m.desk_amount(),
      value: <Money value={offer.amount} currency={currency} size="large" />,
    },
    { id: 'tenor', label: m.desk_tenor(), value: m.desk_weeks({ count: offer.tenor }) },
    { id: 'store', label: m.desk_offer_store(), value: <Typed>{storeText(offer)}</Typed> },
    { id: 'tags', label: m.desk_offer_tags(), value: tagsText(offer) },
    ...factIf('form', m.desk_offer_form(), offer.form === 'single_page' && m.desk_offer_form_single_page()),
    ...factIf(
      'deduction',
      m.desk_offer_deduction(),
      metadata.early_payoff_loan_deduction && money(metadata.early_payoff_loan_deduction),
    ),
    ...factIf(
      'rest',
      m.desk_offer_rest(),
      metadata.early_payoff_loan_resulting_amount && money(metadata.early_payoff_loan_resulting_amount),
    ),
    ...factIf(
      'discount',
      m.desk_offer_discount(),
      offer.discount_percent > 0 && percentText(offer.discount_percent),
    ),
    ...factIf(
      'burden',
      m.desk_offer_burden_share(),
      offer.burden_percent !== null && percentText(offer.burden_percent),
    ),
    ...factIf(
      'burden-reason',
      m.desk_offer_burden_reason(),
      offer.burden_reason && <Typed>{offer.burden_reason}</Typed>,
    ),
    ...factIf(
      'approved-by',
      m.desk_offer_approved_by(),
      offer.approved_by && <Typed>{offer.approved_by}</Typed>,
    ),
    { id: 'by', label: m.desk_offer_by(), value: <Typed>{makerText(offer)}</Typed> },
    ...factIf('sized', m.desk_offer_sized_on(), sized_on && money(sized_on)),
    { id: 'made', label: m.desk_offer_made_at(), value: <Moment at={offer.created_at} /> },
    { id: 'until', label: m.desk_offer_until(), value: <Day at={lastDay(offer.expires_at)} /> },
    ...factIf('reason', m.desk_offer_reason(), withdrawn_reason && <Typed>{reasonOf(offer)}</Typed>),
    ...factIf(
      'withdrawn-by',
      m.desk_offer_withdrawn_by(),
      offer.withdrawn_by && <Typed>{offer.withdrawn_by}</Typed>,
    ),
    ...factIf(
      'withdrawn-at',
      m.desk_offer_withdrawn_at(),
      offer.withdrawn_at && <Moment at={offer.withdrawn_at} />,
    ),
    ...factIf(
      'application',
      m.desk_offer_application(),
      offer.application && <Case of={offer.application} />,
    ),
  ]
}

/** A draft is its merchant's alone: it has no case to look at. */
function Case({ of: { id, status } }: { of: { id: string; status: string } }) {
  if (status === 'draft' || status === 'verified') return m.desk_offer_application_draft()
  return (
    <Link href={addresses.oneCase(id)}>
      <Ltr>{id}</Ltr>
    </Link>
  )
}
