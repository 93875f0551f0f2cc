import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { getStartedTarget, showsPayOffFirst } from '@daftar/rules/capital/entry/get-started'
import { isOpenAdvance } from '@daftar/rules/capital/advances/advance-status'
import { offerLabel } from '@daftar/rules/capital/offers/offer'
import { capitalPaths, formPath } from '@daftar/rules/capital/entry/paths'
import { Button, buttonClass } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../../../shared/session/account.ts'
import { askedInAddress, type AskedTerms } from '../../../../shared/capital/asked-terms.ts'
import { applicationOnOfferQuery, advancesQuery } from '../../../../shared/capital/capital-queries.ts'
import { useTrack } from '../../../../shared/told/events.ts'
import { mayApply } from '../../../../shared/session/may-apply.ts'

const PayOffDialog = lazy(() =>
  import('../advance/pay-off-dialog.tsx').then((module) => ({ default: module.PayOffDialog })),
)

type GetStartedProps = {
  offer: Offer
  /** What is asked for, which the form opens with. */
  asked: AskedTerms
  /** As typed, empty when it was not asked or not answered. */
  monthlyRevenue: string
}

/**
 * Where "get started" leads (OFR-20, DEC-OFR-6). With an advance open it says so instead (DEC-LOAN-9), and to
 * whom may look and not apply, who does (DEC-USR-5).
 */
export function GetStarted({ offer, asked, monthlyRevenue }: GetStartedProps) {
  const { data: advances } = useSuspenseQuery(advancesQuery)
  const { data: application, isPending } = useQuery({
    ...applicationOnOfferQuery(offer.id),
    throwOnError: false,
  })
  const account = useAccount()
  const paysOff = showsPayOffFirst(offer.tags)
  const open = paysOff ? undefined : advances.find((advance) => isOpenAdvance(advance.status))
  if (open)
    return (
      <Notice tone="info" title={m.capital_advance_open_title()}>
        {m.capital_advance_open_text()}{' '}
        <Link href={capitalPaths.advance(open.id)}>{m.capital_see_advance()}</Link>
      </Notice>
    )
  if (isPending)
    return (
      <Button variant="primary" size="large" block busy>
        {startText(offer, asked)}
      </Button>
    )
  if (!mayApply(account))
    return (
      <Notice tone="info" title={m.capital_look_offer_title()}>
        {m.capital_look_offer_text()}{' '}
        {application ? (
          <Link href={capitalPaths.application(application.id)}>{m.capital_look_application()}</Link>
        ) : null}
      </Notice>
    )
  return paysOff && !application ? (
    <PayOffFirst offer={offer} asked={asked} />
  ) : (
    <ToApplication {...{ offer, asked, monthlyRevenue }} application={application ?? null} />
  )
}

function ToApplication({
  offer,
  asked,
  application,
  monthlyRevenue,
}: GetStartedProps & { application: Application | null }) {
  const applyClicked = useApplyClicked(offer, monthlyRevenue)
  return (
    <Link
      look="bare"
      className={buttonClass({ variant: 'primary', size: 'large', block: true })}
      href={targetOf(offer, application, asked)}
      onClick={applyClicked}
    >
      {application ? m.capital_continue_application() : startText(offer, asked)}
    </Link>
  )
}

/** X and what reaches the bank come first (DEC-OFR-6). */
function PayOffFirst({ offer, asked }: Pick<GetStartedProps, 'offer' | 'asked'>) {
  const track = useTrack()
  const applyClicked = useApplyClicked(offer, '')
  const [isOpen, setOpen] = useState(false)
  function show() {
    setOpen(true)
    track('Capital Early Payoff Opened', { offer_id: offer.id })
  }
  return (
    <>
      <Button variant="primary" size="large" block onClick={show}>
        {startText(offer, asked)}
      </Button>
      <Suspense>
        {isOpen ? (
          <PayOffDialog
            offer={offer}
            href={targetOf(offer, null, asked)}
            onGo={applyClicked}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

function useApplyClicked(offer: Offer, monthlyRevenue: string): () => void {
  const track = useTrack()
  return () =>
    track('Capital Apply Clicked', {
      offer_id: offer.id,
      offer_type: offerLabel(offer.tags),
      ...(/^\d+(\.\d+)?$/.test(monthlyRevenue) && { monthly_revenue: monthlyRevenue }),
    })
}

/** The one action of the page says what is asked for. */
function startText({ currency }: Offer, { amount }: AskedTerms): string {
  return m.offers_continue_with({ amount: moneyText(amount, currency, { trim: true }) })
}

function targetOf(offer: Offer, application: Application | null, asked: AskedTerms): string {
  const target = getStartedTarget(application)
  if (target.kind === 'application') return capitalPaths.application(target.id)
  const ids = { offerId: offer.id, merchantId: offer.merchant_id }
  const stepName =
    target.kind === 'entry' && target.entry.kind === 'wizard' ? target.entry.step : 'customize_your_offer'
  const path = formPath({ ...ids, tags: offer.tags, form: offer.form }, stepName)
  const isNew = application === null && offer.form === 'wizard'
  return isNew ? `${path}?${askedInAddress(asked)}` : path
}
