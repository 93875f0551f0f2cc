import { CopyButton } from '@daftar/ui/copy-button'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { instantDateText, instantText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import { paymentLinkOf } from '../../../../shared/stores/payment-links.ts'
import type { Order } from '../../queries.ts'
import { restOf } from '../../../../shared/capture-many/rests.ts'
import styles from './order-page.module.css'

/** What the order waits for: the shopper, or its capture. */
export function OrderNotice({ order }: { order: Order }) {
  if (order.status === 'created' && order.link) return <LinkNotice order={order} link={order.link} />
  if (order.status === 'authorized') return <CaptureNotice order={order} />
  return null
}

function CaptureNotice({ order }: { order: Order }) {
  if (order.auto_capture_at === null) return null
  return (
    <div className={styles.notice}>
      <Notice
        tone={order.waiting === 'fresh' ? 'info' : 'warning'}
        title={m.orders_waits_title({ amount: moneyText(restOf(order), order.currency) })}
      >
        {m.orders_waits_text({ date: isolated(instantDateText(order.auto_capture_at)) })}
      </Notice>
    </div>
  )
}

/**
 * The link itself is told once, at its creation; this browser has it only if it was made here (DEC-ORD-13).
 */
function LinkNotice({ order, link }: { order: Order; link: NonNullable<Order['link']> }) {
  const url = paymentLinkOf(order.id)
  return (
    <div className={styles.notice}>
      <Notice
        title={m.orders_link_waits_title()}
        actions={
          url ? (
            <CopyButton
              look="words"
              text={url}
              label={m.orders_copy_link()}
              copiedLabel={m.orders_link_copied()}
            />
          ) : null
        }
      >
        <p>
          {order.expires_at
            ? m.orders_link_waits_until({ date: isolated(instantText(order.expires_at)) })
            : m.orders_link_waits()}
        </p>
        {link.status === 'opened' ? <p role="status">{m.orders_link_opened()}</p> : null}
        {url ? null : <p>{m.orders_link_elsewhere()}</p>}
      </Notice>
    </div>
  )
}
