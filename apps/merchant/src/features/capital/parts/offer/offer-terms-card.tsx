import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import type { SalesHistory } from '@daftar/contract/endpoints/capital/simulator'
import { repaysByDirectDebit } from '@daftar/rules/capital/offers/offer'
import { minorPerMajor } from '@daftar/rules/money/currency'
import { roundAmount } from '@daftar/rules/capital/offers/amount'
import { largest, money, toDecimal } from '@daftar/rules/money/money'
import { percentNumber } from '@daftar/rules/money/percent'
import { toLatinDigits } from '@daftar/rules/text/digits'
import { Queried } from '@daftar/app-kit/queried'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Money } from '@daftar/ui/money'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { SliderField } from '@daftar/ui/slider-field'
import type { Tone } from '@daftar/ui/tone'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { groupedAmount, moneyText, percentText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { historyQuery } from '../../../../shared/simulator/queries.ts'
import { today } from '../../../../shared/text/today.ts'
import { chosenTerms, lighterTerms, limitsOf, tenorChoices, type ChosenTerms } from '../../offer-choice.ts'
import styles from './offer-terms-card.module.css'

export type Choice = { amountMinor: bigint; weeks: number }

type OfferTermsProps = {
  offer: Offer
  choice: Choice
  onChoose: (choice: Choice) => void
  /** The one action of the page. */
  action: ReactNode
}

/**
 * What the offer comes to before it is taken: what is paid out, what it costs, what is taken at least each
 * week and how much of an average week of the merchant's own that is, and when it ends. Above the usual share
 * it warns, above 60 percent in red.
 */
export function OfferTermsCard({ offer, choice, onChoose, action }: OfferTermsProps) {
  const history = useQuery({ ...historyQuery(offer.id), throwOnError: false })
  return (
    <Card title={m.offers_terms_title()}>
      <div className={styles.stack}>
        <AmountChoice {...{ offer, choice, onChoose }} />
        <SegmentedChoice
          label={m.offers_terms_weeks()}
          block
          options={tenorChoices.map((weeks) => ({ value: String(weeks), label: weeks }))}
          value={String(choice.weeks)}
          onValueChange={(weeks) => onChoose({ ...choice, weeks: Number(weeks) })}
        />
        <Queried
          query={history}
          pending={
            <Loading label={m.common_loading()}>
              <SkeletonText lines={6} />
            </Loading>
          }
          failedTitle={m.offers_terms_failed()}
          problemText={() => null}
        >
          {(data) => <Terms {...{ offer, choice, onChoose }} history={data} />}
        </Queried>
        <div className={styles.action}>{action}</div>
        <p className={styles.calm}>{m.offers_terms_no_signature()}</p>
      </div>
    </Card>
  )
}

function AmountChoice({ offer, choice, onChoose }: Omit<OfferTermsProps, 'action'>) {
  const [typed, setTyped] = useState<string | null>(null)
  const limits = limitsOf(offer)
  const { minMinor, maxMinor, stepMinor } = limits
  const perMajor = minorPerMajor(offer.currency)
  // Whole steps of 1,000 major units.
  const major = (minor: bigint) => Number(toDecimal(money(minor, offer.currency)))
  const end = (minor: bigint) => <Money value={String(minor / perMajor)} currency={offer.currency} muted />
  return (
    <SliderField
      size="hero"
      label={m.offers_terms_get()}
      prefix={offer.currency}
      value={major(choice.amountMinor)}
      min={major(minMinor)}
      max={major(maxMinor)}
      step={major(stepMinor)}
      onValueChange={(value) => onChoose({ ...choice, amountMinor: BigInt(value) * perMajor })}
      text={typed ?? groupedAmount(String(choice.amountMinor / perMajor))}
      onTextChange={(text) => setTyped(groupedAmount(toLatinDigits(text).replace(/\D/g, '').slice(0, 7)))}
      onTextLeave={() => {
        const asked = BigInt(typed?.replaceAll(',', '') || 0) * perMajor
        if (asked > 0n) onChoose({ ...choice, amountMinor: largest(minMinor, roundAmount(asked, limits)) })
        setTyped(null)
      }}
      minLabel={end(minMinor)}
      maxLabel={end(maxMinor)}
      decreaseLabel={m.wizard_amount_less()}
      increaseLabel={m.wizard_amount_more()}
    />
  )
}

type TermsProps = Omit<OfferTermsProps, 'action'> & { history: SalesHistory }

function Terms({ offer, choice, onChoose, history }: TermsProps) {
  const chosen = chosenTerms(history, choice, today(null))
  const { terms, annualPercent, lastRepayment } = chosen
  const { currency } = history
  const rate = percentText(history.repayment_rate)
  const amount = (minor: bigint, size: 'strong' | 'large' = 'large') => (
    <Money value={toDecimal(money(minor, currency))} currency={currency} size={size} />
  )
  return (
    <dl className={styles.terms}>
      <Fact
        term={m.offers_terms_cost()}
        value={amount(terms.feeMinor)}
        note={annualPercent === null ? null : m.offers_terms_annual({ percent: percentText(annualPercent) })}
      />
      <Fact
        term={m.offers_terms_weekly()}
        value={amount(terms.minimumRepaymentMinor)}
        note={repaysByDirectDebit(offer.tags) ? m.offers_terms_by_debit() : m.offers_terms_or_rate({ rate })}
      />
      <Fact
        term={m.offers_terms_share()}
        value={<Share chosen={chosen} rate={rate} />}
        note={
          <ShareNote {...{ chosen, history, rate }} onWeeks={(weeks) => onChoose({ ...choice, weeks })} />
        }
      />
      <Fact
        term={m.offers_terms_last()}
        value={
          <strong>
            {weekdayText(lastRepayment, currentLanguage())} <bdi>{dateText(lastRepayment)}</bdi>
          </strong>
        }
        note={m.offers_terms_total({
          amount: moneyText(toDecimal(money(terms.totalMinor, currency)), currency),
        })}
      />
    </dl>
  )
}

function Fact({ term, value, note }: { term: string; value: ReactNode; note: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd className={styles.value}>{value}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  )
}

const tones: Record<'usual' | 'raised' | 'heavy', Tone> = {
  usual: 'positive',
  raised: 'warning',
  heavy: 'negative',
}

function Share({ chosen: { burden }, rate }: { chosen: ChosenTerms; rate: string }) {
  if (!burden) return m.common_dash()
  const percent = wholePercent(burden.percentHundredths)
  return (
    <Badge tone={tones[burden.level]}>
      {burden.level === 'usual'
        ? percent
        : burden.level === 'raised'
          ? m.offers_terms_above({ percent, limit: rate })
          : m.offers_terms_above({ percent, limit: percentText(60) })}
    </Badge>
  )
}

type ShareNoteProps = {
  chosen: ChosenTerms
  history: SalesHistory
  rate: string
  onWeeks: (weeks: number) => void
}

/** What the share is of, what it would mean, and what would be lighter. */
function ShareNote({ chosen, history, rate, onWeeks }: ShareNoteProps) {
  const { burden } = chosen
  if (!burden) return m.offers_terms_share_unknown()
  const { currency } = history
  const text = (minor: bigint) => moneyText(toDecimal(money(minor, currency)), currency)
  const lighter = lighterTerms(history, chosen)
  return (
    <>
      <span>{m.offers_terms_average({ amount: text(burden.averageMinor) })}</span>
      {burden.level === 'heavy' ? (
        <strong className={styles.heavy}>{m.offers_terms_heavy()}</strong>
      ) : burden.level === 'raised' ? (
        <span>{m.offers_terms_raised({ rate })}</span>
      ) : null}
      {lighter ? (
        <span className={styles.lighter}>
          {m.offers_terms_lighter({
            count: lighter.weeks,
            percent: wholePercent(lighter.burden.percentHundredths),
            amount: text(lighter.moreMinor),
          })}
          <Button size="small" variant="plain" onClick={() => onWeeks(lighter.weeks)}>
            {m.offers_terms_take({ count: lighter.weeks })}
          </Button>
        </span>
      ) : null}
    </>
  )
}

/** In whole percent, up: 22.4 percent is above 22. */
function wholePercent(hundredths: bigint): string {
  return percentText(Math.ceil(percentNumber(hundredths)))
}
