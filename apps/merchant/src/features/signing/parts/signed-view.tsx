import { capitalPaths } from '@daftar/rules/capital/paths'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { DownloadLink } from '../../../shared/download-link.tsx'
import { documentAddress, type Envelope } from '../queries.ts'
import styles from './signed-view.module.css'

interface Props {
  token: string
  envelope: Envelope
}

/** Signed: the copy to keep, and what happens next. */
export function SignedView({ token, envelope }: Props) {
  return (
    <div className={styles.stack}>
      <h1>{m.signing_signed_title()}</h1>
      <Notice tone="positive" live="status">
        {m.signing_signed_body({ name: envelope.signer_name })}
      </Notice>
      <Card title={m.signing_page_next_title()}>
        <ol className={styles.next}>
          <li>{m.signing_page_next_copy()}</li>
          <li>{m.signing_page_next_money()}</li>
          <li>{m.signing_page_next_repay()}</li>
        </ol>
        {envelope.signed_at ? (
          <p className={styles.muted}>
            {m.signing_page_signed()} <Ltr>{instantText(envelope.signed_at)}</Ltr>
          </p>
        ) : null}
      </Card>
      <div className={styles.actions}>
        <DownloadLink className={buttonClass({ variant: 'primary' })} href={documentAddress(token)}>
          {m.signing_signed_document()}
        </DownloadLink>
        <Link look="bare" className={buttonClass()} href={capitalPaths.loans}>
          {m.signing_page_follow()}
        </Link>
      </div>
    </div>
  )
}
