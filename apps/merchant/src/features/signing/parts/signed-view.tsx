import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { DownloadLink } from '../../../shared/paper/download-link.tsx'
import { documentAddress, type Envelope } from '../queries.ts'
import styles from './signed-view.module.css'
import { useServices } from '../../../shared/use-services.ts'

interface Props {
  token: string
  envelope: Envelope
}

/** Signed: the copy to keep, and what happens next. */
export function SignedView({ token, envelope }: Props) {
  const { api } = useServices()
  const texts = envelope.direct_debit ? byDebit : bySales
  return (
    <div className={styles.stack}>
      <h1>{m.signing_signed_title()}</h1>
      <Notice tone="positive" live="status">
        {texts.body({ name: envelope.signer_name })}
      </Notice>
      <Card title={m.signing_page_next_title()}>
        <ol className={styles.next}>
          {texts.next.map((step, index) => (
            <li key={index}>{step()}</li>
          ))}
        </ol>
        {envelope.signed_at ? (
          <p className={styles.muted}>
            {m.signing_page_signed()} <Ltr>{instantText(envelope.signed_at)}</Ltr>
          </p>
        ) : null}
      </Card>
      <div className={styles.actions}>
        <DownloadLink className={buttonClass({ variant: 'primary' })} href={documentAddress(api, token)}>
          {m.signing_signed_document()}
        </DownloadLink>
        <Link look="bare" className={buttonClass()} href={capitalPaths.advances}>
          {m.signing_page_follow()}
        </Link>
      </div>
    </div>
  )
}

const bySales = {
  body: m.signing_signed_body,
  next: [m.signing_page_next_copy, m.signing_page_next_money, m.signing_page_next_repay],
}

/** The money waits for the bank's approval of the direct debit (DEC-LOAN-1). */
const byDebit = {
  body: m.signing_signed_body_debit,
  next: [
    m.signing_page_next_copy,
    m.signing_page_next_debit,
    m.signing_page_next_money_debit,
    m.signing_page_next_repay_debit,
  ],
}
