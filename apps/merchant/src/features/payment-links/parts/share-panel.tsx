import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { CopyButton } from '@daftar/ui/copy-button'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { timeText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { MessageSquareText, Share2 } from 'lucide-react'
import { around } from '../../../shared/text/around.tsx'
import { clockText } from '../../../shared/session/resend-line.tsx'
import type { PaymentLink } from '../queries.ts'
import { sendProblemText } from '../refusal.ts'
import { useSendLink, useSendWait } from '../use-send-link.ts'
import { QrCode } from './qr-code.tsx'
import styles from './share-panel.module.css'

interface Props {
  link: PaymentLink
  /** Null in a browser that did not make the link: the server says it once (DEC-ORD-13). */
  url: string | null
  maySend: boolean
}

/** Every way to bring the link to the shopper: scan, copy, share, SMS. */
export function SharePanel({ link, url, maySend }: Props) {
  const canBeSent = useSendWait(link) !== null && maySend
  return (
    <Card>
      <div className={styles.stack}>
        {url ? (
          <>
            <QrCode text={url} />
            <p className={styles.url}>
              <Ltr>{url}</Ltr>
            </p>
            <div className={styles.row}>
              <CopyButton text={url} label={m.links_copy()} copiedLabel={m.links_copied()} look="words" />
              <ShareButton link={link} url={url} />
            </div>
          </>
        ) : (
          <p className={styles.muted}>{canBeSent ? m.links_url_elsewhere() : m.links_url_elsewhere_view()}</p>
        )}
        {maySend ? <SmsLine link={link} /> : null}
      </div>
    </Card>
  )
}

/** The system's own sheet, where there is one. */
function ShareButton({ link, url }: { link: PaymentLink; url: string }) {
  if (!('share' in navigator)) return null
  const text = m.links_share_text({ amount: moneyText(link.amount, link.currency) })
  // Closing the sheet without a choice is no mistake.
  const share = () => void navigator.share({ text, url }).catch(() => {})
  return (
    <Button size="small" icon={<Share2 />} onClick={share}>
      {m.links_share()}
    </Button>
  )
}

function SmsLine({ link }: { link: PaymentLink }) {
  const sending = useSendLink()
  const wait = useSendWait(link)
  const phone = link.masked_phone ?? ''
  return (
    <div className={styles.sms}>
      <Button
        block
        icon={<MessageSquareText />}
        busy={sending.isPending}
        disabled={wait !== 0}
        onClick={() => sending.mutate(link.id)}
      >
        {link.times_sent > 0 ? m.links_sms_again() : m.links_sms()}
      </Button>
      <p className={styles.muted} role="status">
        {link.sent_at ? around(sentAt(link.sent_at), 'phone', phone) : around(m.links_sms_to, 'phone', phone)}
      </p>
      {wait === null ? <p className={styles.muted}>{m.links_sms_no_more()}</p> : null}
      {wait ? <p className={styles.muted}>{m.links_sms_in({ time: clockText(wait) })}</p> : null}
      {sending.error ? (
        <Notice tone="negative" live="alert">
          {sendProblemText(sending.error)}
        </Notice>
      ) : null}
    </div>
  )
}

function sentAt(instant: string) {
  return ({ phone }: { phone: string }) => m.links_sms_sent_at({ phone, time: timeText(instant) })
}
