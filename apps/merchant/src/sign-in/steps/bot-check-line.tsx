import { botCheckPlaceId } from '@daftar/app-kit/sign-in/bot-check-place'
import type { BotState } from '@daftar/app-kit/sign-in/flow-state'
import { linkClass } from '@daftar/ui/link'
import { Spinner } from '@daftar/ui/spinner'
import { m } from '@daftar/words'
import { CircleAlert, CircleCheck } from 'lucide-react'
import styles from '../sign-in-page.module.css'

/** How far the bot check is (AUTH-33); an outside check draws itself in the place above the line. */
export function BotCheck({ state, onAgain }: { state: BotState; onAgain: () => void }) {
  return (
    <div>
      <div id={botCheckPlaceId} />
      <div className={styles.bot} role="status">
        <Line state={state} />
        {state === 'failed' ? (
          <button
            type="button"
            className={`${linkClass({ look: 'alone' })} ${styles.plain}`}
            onClick={onAgain}
          >
            {m.sign_in_check_again()}
          </button>
        ) : null}
      </div>
    </div>
  )
}

function Line({ state }: { state: BotState }) {
  if (state === 'checking') {
    return (
      <>
        <Spinner />
        {m.sign_in_checking()}
      </>
    )
  }
  if (state === 'passed') {
    return (
      <>
        <CircleCheck aria-hidden="true" className={styles.passed} />
        {m.sign_in_checked()}
      </>
    )
  }
  return (
    <>
      <CircleAlert aria-hidden="true" className={styles.failed} />
      {m.sign_in_check_failed()}
    </>
  )
}
