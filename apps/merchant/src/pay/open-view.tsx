import type { PaySession } from '@daftar/contract/endpoints/selling/checkout'
import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { around } from '../shared/text/around.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import { Plan } from './plan.tsx'
import { Purchase } from './purchase.tsx'
import styles from './pay.module.css'
import type { Pay } from './use-pay.ts'

/** What is to be paid, when, and the two steps to it: a phone, and the code it gets. */
export function OpenView({ session, pay }: { session: PaySession; pay: Pay }) {
  return (
    <div className={styles.stack}>
      <Purchase session={session} />
      <Plan session={session} />
      {pay.sent ? (
        <ConfirmForm session={session} pay={pay} sent={pay.sent} />
      ) : (
        <PhoneForm session={session} pay={pay} />
      )}
      <p className={styles.note}>{around(m.pay_open_until, 'time', instantText(session.expires_at))}</p>
      <WayBack session={session} pay={pay} />
    </div>
  )
}

/** Back without paying, where there is somewhere to go. */
function WayBack({ session: { cancel_url }, pay }: { session: PaySession; pay: Pay }) {
  if (!pay.tellApp && !cancel_url) return null
  return (
    <Button variant="quiet" block busy={pay.doing === 'leaving'} onClick={() => void pay.leave()}>
      <span>
        {pay.tellApp || !cancel_url
          ? m.pay_back_to_app_without()
          : around(m.pay_back_without, 'host', new URL(cancel_url).host)}
      </span>
    </Button>
  )
}
