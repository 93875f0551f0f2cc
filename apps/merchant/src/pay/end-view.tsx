import type { PaySession } from '@daftar/contract/endpoints/selling/checkout'
import { Button, buttonClass } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { toneClass, type Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { dateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { CircleCheck, CircleSlash, CircleX, TimerOff } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useBrandName } from '../shared/use-services.ts'
import { around } from '../shared/text/around.tsx'
import { appWords, type AppWord, type TellApp } from './app-around.ts'
import { declinedText } from './declined.ts'
import styles from './pay.module.css'
import { Plan } from './plan.tsx'
import type { Pay } from './use-pay.ts'

type Ended = Exclude<PaySession['status'], 'open'>

const looks: Record<Ended, { icon: ReactNode; tone: Tone; title: () => string }> = {
  approved: { icon: <CircleCheck />, tone: 'positive', title: m.pay_approved_title },
  rejected: { icon: <CircleX />, tone: 'negative', title: m.pay_declined_title },
  expired: { icon: <TimerOff />, tone: 'neutral', title: m.pay_expired_title },
  cancelled: { icon: <CircleSlash />, tone: 'neutral', title: m.pay_cancelled_title },
}

/** Time to read how it ended. */
const readingMs = 2_000
/**
 * An app that was told closes the page; one that waits for the shop's address instead is still there by then.
 */
const closingMs = 1_000

/** How it ended and why, and the way back to the shop, which is named before it is left for. */
export function EndView({ session, pay }: { session: PaySession; pay: Pay }) {
  const { tellApp, goesBack, hasLeft } = pay
  const status = session.status === 'open' ? 'expired' : session.status
  const { icon, tone, title } = looks[status]
  const back = backOf(session)
  const word = appWords[status]
  useGoing(goesBack || (tellApp && hasLeft) ? back : null, {
    tellApp,
    word,
    afterMs: tellApp && hasLeft ? 0 : readingMs,
  })
  return (
    <div className={styles.stack}>
      {session.is_test ? <p className={styles.test}>{m.pay_test_mark()}</p> : null}
      <div role="status" className={`${styles.end} ${toneClass(tone)}`}>
        <span className={styles.endIcon} aria-hidden="true">
          {icon}
        </span>
        <h1>{title()}</h1>
        <p className={styles.lead}>{bodyOf(session)}</p>
        {tellApp ? (
          <div className={styles.back}>
            <Button variant="primary" size="large" onClick={() => tellApp(word)}>
              {m.pay_back_to_app()}
            </Button>
          </div>
        ) : back ? (
          <BackLink url={back} />
        ) : null}
      </div>
      {status === 'approved' ? <Plan session={session} /> : null}
      {status === 'approved' && !session.is_test && !tellApp && !back ? (
        <p className={styles.note}>
          <Link href={claimPath(session)}>{m.claim_problem_link()}</Link>
        </p>
      ) : null}
    </div>
  )
}

type Going = { tellApp: TellApp | null; word: AppWord; afterMs: number }

/** Tells the app and leaves for an address after a while; not when the page is gone by then. */
function useGoing(url: string | null, { tellApp, word, afterMs }: Going): void {
  useEffect(() => {
    const timer = setTimeout(() => tellApp?.(word), afterMs)
    return () => clearTimeout(timer)
  }, [tellApp, word, afterMs])
  useEffect(() => {
    if (url === null) return undefined
    const timer = setTimeout(() => location.assign(url), tellApp ? afterMs + closingMs : afterMs)
    return () => clearTimeout(timer)
  }, [url, tellApp, afterMs])
}

function BackLink({ url }: { url: string }) {
  const brandName = useBrandName()
  const { host } = new URL(url)
  return (
    <div className={styles.back}>
      <Link
        look="bare"
        className={buttonClass({ variant: 'primary', size: 'large' })}
        href={url}
        rel="noreferrer"
      >
        <span>{around(m.pay_back_to, 'host', host)}</span>
      </Link>
      <p className={styles.note}>
        {around((words: { host: string }) => m.pay_leaving({ ...words, product: brandName }), 'host', host)}
      </p>
    </div>
  )
}

function backOf({ status, success_url, cancel_url, failure_url }: PaySession): string | null {
  if (status === 'approved') return success_url
  return status === 'rejected' ? failure_url : cancel_url
}

function bodyOf(session: PaySession): string {
  const merchant = merchantNameText(session)
  switch (session.status) {
    case 'approved':
      return approvedBody(session, merchant)
    case 'rejected':
      return declinedText(session.rejection, merchant)
    case 'cancelled':
      return m.pay_cancelled_body({ merchant })
    default:
      return m.pay_expired_body({ merchant })
  }
}

function approvedBody({ amount, currency, plan }: PaySession, merchant: string): string {
  const words = { merchant, amount: moneyText(amount, currency) }
  const next = plan[1]
  if (!next) return m.pay_approved_body_once(words)
  return m.pay_approved_body({ ...words, date: `\u2066${dateText(next.due_on)}\u2069` })
}

/** Where the shopper says that something is wrong, with the order and its money named already. */
function claimPath({ order_number: order, currency }: PaySession): string {
  return `/claim?${new URLSearchParams({ order, currency }).toString()}`
}
