import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { useProductNow } from '@daftar/ui/product-clock'
import { currentLanguage, m } from '@daftar/words'
import { dateText, timeText, weekdayText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { useQuery } from '@tanstack/react-query'
import { cycleQuery, type UpcomingPayout } from '../../queries.ts'
import { leftText } from '../home/cut-off.tsx'
import { lastDayOf } from '../dates.tsx'
import { countdownTo } from '../../countdown.ts'
import { ibanText } from '../payout/iban-text.ts'
import styles from '../home/next-payout.module.css'

/**
 * When the last capture counts, when it is sent, when it is in the account; the clock is that of the
 * merchant's banks.
 */
export function NextSteps({ payout }: { payout: UpcomingPayout }) {
  const { cut_off_at: cutOff, runs_at: runsAt, currency } = payout
  const zone = zoneOfCurrency(currency)
  const left = countdownTo(Date.parse(cutOff), useProductNow())
  const { data: cycle } = useQuery({ ...cycleQuery(payout.merchant_id), throwOnError: false })
  const account = cycle?.bank_account
  const day = (date: string) =>
    `${weekdayText(date, currentLanguage())} ${isolated(dateText(date).slice(0, 5))}`
  const comma = currentLanguage() === 'ar' ? '،' : ','
  const steps = [
    {
      id: 'counts',
      when: `${day(lastDayOf(cutOff, currency))}${comma} ${m.payouts_next_midnight()}`,
      what: `${m.payouts_next_counts()}. ${left ? leftText(left) : m.payouts_upcoming_closing()}`,
    },
    {
      id: 'sent',
      when: runsAt
        ? `${day(dateInZone(Date.parse(runsAt), zone))}${comma} ${isolated(timeText(runsAt, zone))}`
        : day(payout.pays_on),
      what: m.payouts_next_sent(),
    },
    {
      id: 'arrives',
      when: `${day(payout.pays_on)}${comma} ${m.payouts_next_during()}`,
      what: account
        ? m.payouts_next_arrives({
            bank: `${account.bank_name} ${isolated(ibanText(account.iban_last_four))}`,
          })
        : m.payouts_next_arrives_plain(),
    },
  ]
  const now = left ? 0 : 1
  return (
    <ol className={styles.steps} aria-label={m.payouts_next_steps()} title={zone}>
      {steps.map(({ id, when, what }, at) => (
        <li key={id} data-now={at === now} data-done={at < now}>
          <strong>{when}</strong>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  )
}
