import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import type { Envelope } from '../queries.ts'
import { DeclineButton } from './decline-button.tsx'
import { DocumentPreview } from './document-preview.tsx'
import styles from './open-contract.module.css'
import { SignForm } from './sign-form.tsx'

interface Props {
  token: string
  envelope: Envelope
}

/** Read, agree, sign. */
export function OpenContract({ token, envelope }: Props) {
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <h1>{m.signing_page_title()}</h1>
        <p>{m.signing_greeting({ name: envelope.signer_name })}</p>
        <p className={styles.muted}>{m.signing_intro({ merchant: envelope.merchant_name })}</p>
      </div>
      <Card title={m.signing_page_summary()}>
        <DescriptionList facts={factsOf(envelope)} />
      </Card>
      <DocumentPreview token={token} />
      <SignForm token={token} envelope={envelope} />
      <DeclineButton token={token} />
    </div>
  )
}

function factsOf(envelope: Envelope) {
  const date = (value: string) => <Ltr>{instantText(value)}</Ltr>
  return [
    { id: 'title', label: m.signing_document(), value: <Typed>{envelope.title}</Typed> },
    { id: 'merchant', label: m.signing_page_for(), value: <Typed>{envelope.merchant_name}</Typed> },
    { id: 'signatory', label: m.signing_page_signatory(), value: <Typed>{envelope.signer_name}</Typed> },
    { id: 'sent', label: m.signing_page_sent(), value: date(envelope.sent_at) },
    { id: 'until', label: m.signing_page_until(), value: date(envelope.expires_at) },
  ]
}
