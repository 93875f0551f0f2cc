import type { SalesHistory } from '@daftar/contract/endpoints/capital/simulator'
import { averageSales, historyWeeksMin, replayedWeeks } from '@daftar/rules/capital/simulator/simulation'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import { AmountField } from '@daftar/ui/amount-field'
import { Card } from '@daftar/ui/card'
import { FailedState } from '@daftar/ui/failed-state'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { Notice } from '@daftar/ui/notice'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FallSlider } from './fall-slider.tsx'
import { historyQuery } from './queries.ts'
import { questionOf, replayedOf, salesOf, type Basis, type SimulatedOffer } from './simulated-offer.ts'
import { SimulationResult } from './simulation-result.tsx'
import { useSimulation } from './use-simulation.ts'
import styles from './simulator.module.css'

/**
 * What the offer would have taken from the merchant's own weeks, at the chosen amount and for the chosen
 * weeks; a slider lets the sales fall. Everything but the weeks is computed in the browser.
 */
export function OfferSimulator(offer: SimulatedOffer) {
  const history = useQuery({ ...historyQuery(offer.offerId), throwOnError: false })
  const { data, isError, isFetching, refetch } = history
  if (data) return <Ready key={offer.offerId} offer={offer} history={data} />
  return (
    <Card title={m.simulator_title()}>
      {isError ? (
        <FailedState
          title={m.simulator_failed()}
          retryLabel={m.common_try_again()}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label={m.common_loading()}>
          <SkeletonText lines={6} />
        </Loading>
      )}
    </Card>
  )
}

function Ready({ offer, history }: { offer: SimulatedOffer; history: SalesHistory }) {
  const has = history.weeks.length
  const [weeks, setWeeks] = useState(replayedWeeks)
  const [average, setAverage] = useState(() => averageText(history))
  const [fall, setFall] = useState(0)
  const isAssumed = has < historyWeeksMin
  const basis: Basis = isAssumed
    ? { kind: 'assumed', averageMinor: parseAmount(average, history.currency)?.amountMinor ?? 0n }
    : { kind: 'own', weeks }
  const input = questionOf(history, offer, basis, fall)
  const simulation = useSimulation(input)
  return (
    <Card
      title={m.simulator_title()}
      subtitle={isAssumed ? m.simulator_lead_assumed() : m.simulator_lead({ count: Math.min(weeks, has) })}
    >
      <div className={styles.stack}>
        {isAssumed ? (
          <TooLittle has={has} currency={history.currency} average={average} onAverage={setAverage} />
        ) : has > replayedWeeks ? (
          <SegmentedChoice
            label={m.simulator_weeks()}
            options={[replayedWeeks, has].map((count) => ({
              value: String(count),
              label: m.simulator_last_weeks({ count }),
            }))}
            value={String(weeks)}
            onValueChange={(value) => setWeeks(Number(value))}
          />
        ) : null}
        <FallSlider value={fall} onValueChange={setFall} />
        {simulation ? (
          <SimulationResult
            simulation={simulation}
            currency={history.currency}
            rate={history.repayment_rate}
            tenorWeeks={offer.tenorWeeks}
            minimumMinor={input?.minimumMinor ?? 0n}
            replayed={replayedOf(history, basis, fall)}
          />
        ) : null}
      </div>
    </Card>
  )
}

type TooLittleProps = {
  has: number
  currency: string
  average: string
  onAverage: (value: string) => void
}

/** Fewer than eight weeks say little about a business: an average is assumed instead, and said to be. */
function TooLittle({ has, currency, average, onAverage }: TooLittleProps) {
  return (
    <>
      <Notice tone="info" title={m.simulator_little_title()}>
        {m.simulator_little_text({ count: has })}
      </Notice>
      <AmountField
        label={m.simulator_average()}
        hint={m.simulator_average_hint()}
        currency={currency}
        value={average}
        onValueChange={onAverage}
      />
    </>
  )
}

/** What the few weeks come to on average stands there to begin with; without any the field is empty. */
function averageText(history: SalesHistory): string {
  const averageMinor = averageSales(salesOf(history, { kind: 'own', weeks: historyWeeksMin }))
  return averageMinor === 0n ? '' : toDecimal(money(averageMinor, history.currency))
}
